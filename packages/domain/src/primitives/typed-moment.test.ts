import { expect, test } from 'vitest'
import { readTypedDate, readTypedTime, tidyDate, tidyTime } from './typed-moment.ts'

test.each([
  ['7', '07:00'],
  ['07', '07:00'],
  ['7.30', '07:30'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7:30', '07:30'],
  ['7 30', '07:30'],
  [' 15:00 ', '15:00'],
  ['0', '00:00'],
  ['23', '23:00'],
  ['24', null],
  ['7:60', null],
  ['12345', null],
  ['7:3', null],
  ['halv åtta', null],
  ['', null],
])('the time %s is read as %s', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time)
})

test.each([
  ['2026-12-03', '2026-12-03'],
  ['20261203', '2026-12-03'],
  [' 2026/12/03 ', '2026-12-03'],
  ['2026.12.03', '2026-12-03'],
  ['2026-02-30', null],
  ['3 december', null],
  ['', null],
])('the date %s is read as %s', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date)
})

test('a date with one digit of a day may be the beginning of another while it is typed', () => {
  expect(readTypedDate('2026-12-1')).toBe(null)
})

test('other texts stay as typed', () => {
  expect([tidyTime('25'), tidyDate('3 december')]).toEqual(['25', '3 december'])
})
