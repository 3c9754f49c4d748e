import { z } from '@minikran/contract/z'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkFields, readJsonBody, readQuery } from './validate.ts'

const read = (body: BodyInit, type: string | null = 'application/json') =>
  readJsonBody(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: type === null ? {} : { 'content-type': type },
    }),
  )
const codeOf = async (body: BodyInit, type?: string | null) => {
  const result = await read(body, type)
  return result.ok ? 'ok' : result.code
}

test.each([
  ['application/json', 'ok'],
  ['Application/JSON; charset=UTF-8', 'ok'],
  ['application/json;charset="utf-8"', 'ok'],
  ['application/json; charset=latin1', 'unsupportedMediaType'],
  ['application/jsonp', 'unsupportedMediaType'],
  ['text/plain', 'unsupportedMediaType'],
  ['application/x-www-form-urlencoded', 'unsupportedMediaType'],
  ['multipart/form-data; boundary=x', 'unsupportedMediaType'],
])('content type %s: %s', async (type, code) => {
  expect(await codeOf('{}', type)).toBe(code)
})

test.each([
  ['identity', 'ok'],
  ['gzip', 'unsupportedMediaType'],
  ['identity, br', 'unsupportedMediaType'],
])('content encoding %s: %s', async (encoding, code) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
  const request = new Request('http://localhost/', { method: 'POST', body: '{}', headers })
  const result = await readJsonBody(request)
  expect(result.ok ? 'ok' : result.code).toBe(code)
})

test('bytes that are no UTF-8 are no JSON', async () => {
  const latin1 = Buffer.from('{"a":"Åsa"}', 'latin1')
  expect(await codeOf(new Uint8Array(latin1))).toBe('invalidJson')
  expect(await codeOf(new TextEncoder().encode('{"a":"Åsa"}'))).toBe('ok')
})

test.each([
  ['', 'invalidJson'],
  ['{', 'invalidJson'],
  ["{'a':1}", 'invalidJson'],
  ['{"a":01}', 'invalidJson'],
  ['[]', 'invalidRequest'],
  ['null', 'invalidRequest'],
  ['"text"', 'invalidRequest'],
  ['1', 'invalidRequest'],
  ['true', 'invalidRequest'],
  ['{"__proto__":{"admin":true}}', 'validationFailed'],
  ['{"a":{"__proto__":1}}', 'validationFailed'],
  ['{"a":"\\u0000"}', 'validationFailed'],
  ['{"a":["\\ud800"]}', 'validationFailed'],
  ['{"\\ud800":1}', 'validationFailed'],
  ['{"a":1}', 'ok'],
])('body %s: %s', async (body, code) => {
  expect(await codeOf(body)).toBe(code)
})

test.each([
  ['depth', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['length', `{"a":[${'1,'.repeat(20_000)}1]}`],
  ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [i, {}])))],
])('a body of endless %s is refused', async (_, body) => {
  expect(await codeOf(body)).toBe('validationFailed')
})

test.each([
  ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [i, 1])))],
  ['one key', `{${'"a":1,'.repeat(10_000)}"a":1}`],
  ['a list', `{"a":[${'1,'.repeat(10_000)}1]}`],
  ['lists', `{"a":${'['.repeat(10_000)}`],
])('a body of endless %s is refused before it is parsed', async (_, body) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(await read(body)).toMatchObject({ ok: false, errors: { body: ['tooComplex'] } })
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('signs in a text are no values', async () => {
  const text = `${',[{'.repeat(10_000)}"\\${'[,{'.repeat(10_000)}`
  expect(await codeOf(JSON.stringify({ text }))).toBe('ok')
})

test('a body may have five thousand values', async () => {
  const rows = Array.from({ length: 999 }, () => ({ a: 1, b: [2], c: 'd' }))
  expect(await codeOf(JSON.stringify({ rows, e: 5, f: null, g: 6, h: 7 }))).toBe('ok')
  expect(await codeOf(JSON.stringify({ rows, e: 5, f: null, g: 6, h: 7, i: 8 }))).toBe(
    'validationFailed',
  )
})

test.each([
  ['?a=1&b=%C3%A5+%20', { a: '1', b: 'å  ' }],
  ['?a', { a: '' }],
  ['?', {}],
  ['', {}],
])('query %s', (query, value) => {
  expect(readQuery(`http://localhost/${query}`)).toEqual({ ok: true, value })
})

test.each([
  ['?a=1&a=2', { a: ['single'] }],
  ['?__proto__=1', JSON.parse('{"__proto__":["unknownKey"]}')],
  ['?constructor=1&constructor=2', JSON.parse('{"constructor":["single"]}')],
  ['?a=%00', { a: ['characters'] }],
])('query %s is refused', (query, errors) => {
  expect(readQuery(`http://localhost/${query}`)).toEqual({
    ok: false,
    code: 'validationFailed',
    errors,
  })
})

test.each(['?a=%', '?a=%ZZ', '?%FF=1'])('a broken query (%s) cannot be read', (query) => {
  expect(readQuery(`http://localhost/${query}`)).toEqual({ ok: false, code: 'invalidRequest' })
})

test.each([
  [{}, { params: ['required'] }],
  [{ params: {} }, { 'params.name': ['required'] }],
  [{ params: { name: 1 } }, { 'params.name': ['type'] }],
  [{ params: 1 }, { params: ['type'] }],
])('%j lacks a field or has it wrong', (fields, errors) => {
  const schema = z.object({ params: z.object({ name: z.string() }) })
  expect(checkFields(schema, fields)).toEqual({ ok: false, code: 'validationFailed', errors })
})

test('no text makes reading a query throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => readQuery(`http://localhost/?${text}`)).not.toThrow()
    }),
  )
})
