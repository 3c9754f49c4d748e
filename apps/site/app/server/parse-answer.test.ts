import { expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

const text = '{"data":[{"id":1,"tags":["a"]}]}'

test('the same text from the same address is the same value', () => {
  expect(parseAnswer(text, '/a')).toEqual(JSON.parse(text))
  expect(parseAnswer(text, '/a')).toBe(parseAnswer(text, '/a'))
})

test('another text is read anew', () => {
  parseAnswer(text, '/b')
  expect(parseAnswer('{"data":[]}', '/b')).toEqual({ data: [] })
})

test('no page can change what others are shown', () => {
  const { data } = parseAnswer(text, '/c') as { data: { tags: string[] }[] }
  expect(() => data[0]?.tags.push('b')).toThrow(TypeError)
})

test('only so many are kept', () => {
  const first = parseAnswer(text, '/first')
  for (let index = 0; index < 200; index += 1) parseAnswer(text, `/${index}`)
  expect(parseAnswer(text, '/first')).not.toBe(first)
})

test('an unreadable answer is a fault', () => {
  expect(() => parseAnswer('<html>', '/d')).toThrow(SyntaxError)
})
