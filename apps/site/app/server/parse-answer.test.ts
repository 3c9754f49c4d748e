import { expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

const text = '{"data":[{"id":1,"tags":["a"]}]}'

test('the same text from the same address is the same value', () => {
  expect(parseAnswer(text, '/a')).toEqual(JSON.parse(text))
  expect(parseAnswer(text, '/a')).toBe(parseAnswer(text, '/a'))
})

test('another text is parsed again', () => {
  parseAnswer(text, '/b')
  expect(parseAnswer('{"data":[]}', '/b')).toEqual({ data: [] })
})

test('no page can change the data of another one', () => {
  const { data } = parseAnswer(text, '/c') as { data: { tags: string[] }[] }
  expect(() => data[0]?.tags.push('b')).toThrow(TypeError)
})

test('the number of stored answers is limited', () => {
  const first = parseAnswer(text, '/first')
  for (let index = 0; index < 200; index += 1) parseAnswer(text, `/${index}`)
  expect(parseAnswer(text, '/first')).not.toBe(first)
})

test('an answer that is asked for is kept longer than the others', () => {
  const home = parseAnswer(text, '/home')
  for (let index = 0; index < 300; index += 1) {
    parseAnswer(text, `/others/${index}`)
    expect(parseAnswer(text, '/home')).toBe(home)
  }
})

test('invalid JSON throws', () => {
  expect(() => parseAnswer('<html>', '/d')).toThrow(SyntaxError)
})
