import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'
import { hoursText } from './hours-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0 min', '0 min'],
  [0.2, '12 min', '12 min'],
  [59 / 60, '59 min', '59 min'],
  [0.999, '1 h', '1 h'],
  [1, '1 h', '1 h'],
  [1.5, '1 h 30 min', '1 h 30 min'],
  [3, '3 h', '3 h'],
  [47.75, '47 h 45 min', '47 h 45 min'],
  [1200, '1 200 h', '1,200 h'],
])('%d hours read %s, in English %s', (hours, swedish, english) => {
  expect(plain(hoursText(hours, 'sv'))).toBe(swedish)
  expect(plain(hoursText(hours, 'en'))).toBe(english)
})

test('a technical figure in hours reads the same', () => {
  expect(plain(figureText(0.5, 'h', 'sv'))).toBe('30 min')
  expect(plain(figureText(8, 'h', 'en'))).toBe('8 h')
})
