import { expect, test } from 'vitest'
import { readViews, viewsCookie } from './view-cookies.ts'

const read = (cookie: string) => readViews(cookie.split(';')[0] ?? '', 'filters')
const long = (letter: string) => letter.repeat(700)

test('of more views than a cookie holds the newest are kept', () => {
  const cookie = viewsCookie('filters', { first: long('a'), second: long('b'), third: long('c') })
  expect(read(cookie)).toEqual({ second: long('b'), third: long('c') })
})

test('a view that is too long by itself takes no other with it', () => {
  const cookie = viewsCookie('filters', { first: 'a', second: 'x'.repeat(2_000), third: 'c' })
  expect(read(cookie)).toEqual({ first: 'a', third: 'c' })
  const alone = viewsCookie('filters', { only: 'x'.repeat(2_000) })
  expect(alone).toMatch(/^filters=;.*Max-Age=0$/)
})

test('the length that counts is that of the encoded text', () => {
  const cookie = viewsCookie('filters', { first: '"'.repeat(300), second: '"'.repeat(300) })
  expect(Object.keys(read(cookie))).toEqual(['second'])
})
