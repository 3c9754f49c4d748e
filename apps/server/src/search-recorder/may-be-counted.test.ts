import { expect, test } from 'vitest'
import { mayBeCounted } from './may-be-counted.ts'

test.each([
  ['mobilkran', true],
  ['jekko spx1280', true],
  ['lyftok 2,5 ton 6 m', true],
  ['', false],
  ['kim@demo.example', false],
  ['https://demo.example/kim', false],
  ['070-123 45 67', false],
  ['19800101', false],
  ['19800101-1234', false],
  ['5599993333', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
])('the words "%s" may be counted: %s', (words, expected) => {
  expect(mayBeCounted(words)).toBe(expected)
})
