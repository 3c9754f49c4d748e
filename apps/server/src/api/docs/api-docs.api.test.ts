import { statusByErrorCode } from '@minikran/contract/error-codes'
import { maxPlanQuery } from '@minikran/domain/lift-planning/plan-query'
import { shortestPassword } from '@minikran/domain/validation/new-password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInRole } from '../../testing/sessions.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import {
  type ApiDocument,
  type Operation,
  partsOf,
  type Schema,
  schemasOf,
} from './described-document.ts'
import { typesOf } from './example-of.ts'

let api: TestApi
let document: ApiDocument
const read = async (headers: Record<string, string>) =>
  (await (await api.ask('/api/openapi.json', { headers })).json()) as ApiDocument
beforeAll(async () => {
  api = await createTestApi()
  document = await read((await logInRole(api.db, 60)).headers)
})
afterAll(() => api.close())

function* fieldsIn(schema: Schema): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [name, field]
    yield* fieldsIn(field)
  }
  for (const part of partsOf(schema)) yield* fieldsIn(part)
  if (schema.items !== undefined) yield* fieldsIn(schema.items)
  if (typeof schema.additionalProperties === 'object') yield* fieldsIn(schema.additionalProperties)
}
const operations = () => Object.values(document.paths).flatMap((one) => Object.values(one))

/** Of several parts the first that is no null; of a list its items. */
function leafOf(schema: Schema): Schema {
  const [part] = partsOf(schema)
  if (part !== undefined) return leafOf(part)
  return schema.items === undefined ? schema : leafOf(schema.items)
}

function complaint(name: string, schema: Schema): string | null {
  if (!schema.description) return `${name} has no description`
  const leaf = leafOf(schema)
  const [type] = typesOf(leaf)
  if (type === undefined || type === 'object') return null
  if (schema.example === undefined) return `${name} has no example`
  const value = schema.items === undefined ? schema.example : [schema.example].flat(9)[0]
  const isOfType = type === 'integer' ? Number.isInteger(value) : typeof value === type
  const isChoice = leaf.enum === undefined || leaf.enum.includes(value)
  const isPattern = leaf.pattern === undefined || new RegExp(leaf.pattern).test(value as string)
  return isOfType && isChoice && isPattern ? null : `${name} is not ${JSON.stringify(value)}`
}

test('every field and parameter has a description, and an example that fits it', () => {
  const fields = schemasOf(document).flatMap((schema) => [...fieldsIn(schema)])
  const parameters = operations().flatMap(({ parameters: all = [] }) => all)
  const found = [
    ...fields.map(([name, schema]) => complaint(name, schema)),
    ...parameters.map(({ name, schema }) => complaint(name, schema)),
  ]
  expect([...new Set(found.filter((one) => one !== null))]).toEqual([])
})

test('what may be null admits null', () => {
  const isNullable = (schema: Schema) => typesOf(schema).includes('null')
  const excludesNull = (schema: Schema): boolean =>
    (isNullable(schema) && schema.enum?.includes(null) === false) ||
    (schema.allOf?.some(isNullable) ?? false)
  const fields = schemasOf(document).flatMap((schema) => [...fieldsIn(schema)])
  const found = fields.filter(([, schema]) => excludesNull(schema)).map(([name]) => name)
  expect([...new Set(found)]).toEqual([])
  const plan = document.components.schemas['InquiryBody']?.properties?.['lift_plan']
  expect(plan).toMatchObject({ type: ['string', 'null'], maxLength: maxPlanQuery })
})

test('the fields of a problem are described as its own', () => {
  const { type, title, status } = document.components.schemas['Problem']?.properties ?? {}
  expect.soft(type?.description).not.toContain('rent')
  expect.soft(title?.description).not.toBe('Title')
  expect.soft(title?.example).toBe('Validation failed')
  expect.soft(status?.example).toBe(422)
})

test('a language, a depot and a new password are described as the call takes them', () => {
  const parameterOf = (path: string, named: string) =>
    document.paths[path]?.['get']?.parameters?.find(({ name }) => name === named)
  for (const call of ['getProductsArr', 'getProdcatObj', 'getProdsubcatObj', 'getLoadChart']) {
    const lang = parameterOf(`/api/site/${call}`, 'lang')
    expect.soft(lang?.description, call).not.toMatch(/mail/i)
  }
  for (const call of ['getCraneselectorsArr', 'getLiftPlan']) {
    expect.soft(parameterOf(`/api/site/${call}`, 'depot')?.schema.example, call).toBe('stockholm')
  }
  const body = document.components.schemas['ChangePasswordBody']
  expect.soft(body?.properties?.['new_password']?.description).toContain(`${shortestPassword}`)
})

test('codes are described by what they stand for, in values and in filters', () => {
  const parameters = document.paths['/api/site/getProductsArr']?.['get']?.parameters ?? []
  const filter = parameters.find(({ name }) => name === 'fuel_type')
  expect.soft(filter?.description).toMatch(/^Power: 0 None, 1 Petrol, .*9 Battery/)
  const values = schemasOf(document)
    .flatMap((schema) => [...fieldsIn(schema)])
    .filter(([name]) => name === 'material')
  expect(values).not.toEqual([])
  for (const [, { description }] of values) expect.soft(description).toContain('1 Aluminium')
})

test('the forms name the fields that they need', () => {
  const { schemas } = document.components
  expect(schemas['InquiryBody']?.required).toContain('pickup_at')
  expect(schemas['RegistrationBody']?.required).toContain('prod_id')
  expect(schemas['CreditBody']?.required).toContain('consent')
})

test('only staff who are logged in read about the back office’s calls', async () => {
  const open = Object.keys((await read({})).paths)
  expect(open.filter((path) => path.startsWith('/api/admin/'))).toEqual([])
  const customer = await logInRole(api.db, 10)
  expect(Object.keys((await read(customer.headers)).paths)).toEqual(open)
  expect(Object.keys(document.paths).length).toBeGreaterThan(open.length)
  const staff = await logInRole(api.db, 60)
  const answered = await api.ask('/api/openapi.json', { headers: staff.headers })
  expect(answered.headers.get('cache-control')).toBe('private, no-cache')
  expect(answered.headers.get('vary')).toContain('cookie')
})

test('an export is described with each kind of file that it answers', async () => {
  const path = '/api/admin/exportTestimonials'
  const described = document.paths[path]?.['get']?.responses['200']?.content ?? {}
  const { headers } = await logInRole(api.db, 60)
  const answers = ['csv', 'xlsx'].map((format) => api.ask(`${path}?format=${format}`, { headers }))
  const types = (await Promise.all(answers)).map((answer) => answer.headers.get('content-type'))
  expect(Object.keys(described)).toEqual(types.map((type) => type?.split(';')[0]))
})

test('an idempotency key is declared where it works', () => {
  const paths = Object.entries(document.paths).filter(([, methods]) =>
    Object.values(methods).some(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    ),
  )
  const ofItems = Object.keys(document.paths).filter((path) =>
    /^\/api\/admin\/(?:create|duplicate)[A-Z]/.test(path),
  )
  expect(ofItems).toContain('/api/admin/createTestimonial')
  expect(ofItems).toContain('/api/admin/duplicateTestimonial')
  expect(paths.map(([path]) => path).sort()).toEqual([
    ...ofItems.sort(),
    '/api/admin/sendCaseMessage',
    '/api/admin/writeCaseNote',
    '/api/customer/sendCaseMessage',
    '/api/site/makeCreditApplication',
    '/api/site/makeEducationRegistration',
    '/api/site/makeInquery',
    '/api/site/makeServiceRequest',
  ])
})

const curlOf = ({ description = '' }: Operation) => description.split('\n')[1] ?? ''

test('every call has a curl line, and those of public reading calls work as they are', async () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const line = curlOf(operation)
      expect(line).toContain(`http://localhost:3000${path}`)
      if (method !== 'get' || !path.startsWith('/api/site/')) continue
      const address = /'http:\/\/localhost:3000([^']+)'/.exec(line)?.[1] ?? ''
      expect((await api.ask(address)).status, line).toBe(200)
    }
  }
})

test('one page lists every error code', async () => {
  const page = await (await api.ask('/api/docs/errors')).text()
  const missing = Object.keys(statusByErrorCode).filter(
    (code) => !page.includes(`<code>${code}</code>`),
  )
  expect(missing).toEqual([])
  expect(page).toContain('<code>unknownKey</code>')
})

test.each([
  ['notAuthenticated', /log in/],
  ['staleVersion', /read it/],
  ['itemTrashed', /restore it/],
  ['validationFailed', /errors explains the rules/],
  ['idempotencyKeyReuse', /send a new key/],
  ['step', /five minutes, or the state of a case/],
])('the page says what to do about %s', async (code, advice) => {
  const page = await (await api.ask('/api/docs/errors')).text()
  const row = page.split('<tr>').find((each) => each.startsWith(`<td><code>${code}</code>`))
  expect(row).toMatch(advice)
})
