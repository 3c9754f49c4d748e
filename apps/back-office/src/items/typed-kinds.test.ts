import { getLocale, overwriteGetLocale } from '@minikran/i18n/runtime'
import { expect, onTestFinished, test } from 'vitest'
import {
  instantKind,
  moneyKind,
  monthKind,
  numberKind,
  rentTimeKind,
  sizeKind,
} from './typed-kinds.ts'

test.each([
  ['2026-12-03 07:30', '2026-12-03T06:30:00.000Z'],
  ['2026-12-03T07:30', '2026-12-03T06:30:00.000Z'],
  ['20260703 730', '2026-07-03T05:30:00.000Z'],
  ['20260703 7.30', '2026-07-03T05:30:00.000Z'],
  ['2026-12-03 07 30', '2026-12-03T06:30:00.000Z'],
  ['2026 12 03  7', '2026-12-03T06:00:00.000Z'],
  ['2026-12-03', '2026-12-02T23:00:00.000Z'],
  ['2026 12 03', '2026-12-02T23:00:00.000Z'],
  ['2026-12-03T07:30:15', null],
  ['2026-12-03 07:30 15', null],
  ['2026-12-03 07:30 2026-12-04', null],
  ['3 dec 2026 07:30', null],
  ['07:30', null],
  ['2026-12-03 25', null],
  ['3/12 07:30', null],
  ['', null],
])('the instant %s is read as %s', (typed, instant) => {
  expect(instantKind.read(typed)).toBe(instant)
})

test('an instant is shown on a Swedish clock of 24 hours', () => {
  expect(instantKind.show('2026-07-03T20:05:00.000Z')).toBe('2026-07-03 22:05')
})

test('another day keeps the time of an instant', () => {
  const moved = instantKind.calendar?.withDay('2026-12-04', '2026-07-03T20:05:00.000Z')
  expect(moved).toBe('2026-12-04T21:05:00.000Z')
})

test.each([
  ['20261203 730', '2026-12-03 07:30'],
  ['2026-12-03 00:00', '2026-12-03 00:00'],
  ['2026-12-03', null],
  ['2026 12 03', null],
  ['2026-12-03 07:35', '2026-12-03 07:35'],
  ['2026-12-03 07:31', null],
])('the pickup %s is read as %s', (typed, time) => {
  expect(rentTimeKind.read(typed)).toBe(time)
})

test.each([
  ['', '2026-12-04 07:00'],
  ['2026-12-03 15:30', '2026-12-04 15:30'],
])('another day for the pickup "%s" makes it %s', (value, moved) => {
  expect(rentTimeKind.calendar?.withDay('2026-12-04', value)).toBe(moved)
})

test.each([
  ['2026-12', '2026-12'],
  ['202612', '2026-12'],
  ['2026/12', '2026-12'],
  ['2026 12', '2026-12'],
  ['2026-13', null],
  ['december', null],
])('the month %s is read as %s', (typed, month) => {
  expect(monthKind.read(typed)).toBe(month)
})

test.each([
  ['4995,50', '4995.5'],
  ['4 995.5', '4995.5'],
  ['007', '7'],
  ['−3', '-3'],
  ['4995,', null],
  ['1e3', null],
  ['1,2,3', null],
  ['femtusen', null],
  ['', null],
])('the number %s is read as %s', (typed, number) => {
  expect(numberKind.read(typed)).toBe(number)
})

test.each([
  ['1950', '1950'],
  ['1 950,5', '1950.5'],
  ['0,950', '0.95'],
  ['1.950', null],
  ['1,950', null],
])('the weight %s is read as %s', (typed, weight) => {
  expect(sizeKind.read(typed)).toBe(weight)
})

test.each([
  ['3050', '3050'],
  ['3 050,50', '3050.5'],
  ['3 050 kr', '3050'],
  ['3050:-', '3050'],
  ['80 000 SEK', '80000'],
  ['3.050', null],
  ['3,050', null],
  ['3.050 kr', null],
  ['3.050,50', null],
  ['kr', null],
])('the amount %s is read as %s', (typed, amount) => {
  expect(moneyKind.read(typed)).toBe(amount)
})

test.each([
  ['sv', '4995,5'],
  ['en', '4995.5'],
] as const)('in %s a number is shown as %s', (language, shown) => {
  const before = getLocale
  overwriteGetLocale(() => language)
  onTestFinished(() => overwriteGetLocale(before))
  expect(numberKind.show('4995.5')).toBe(shown)
})
