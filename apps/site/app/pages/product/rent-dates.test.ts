import { expect, test } from 'vitest'
import { rentDates } from './rent-dates.ts'

const today = '2026-11-26'
const read = (fran: string, till: string) => rentDates({ fran, till }, today)

test.each([
  ['2026-12-03', '2026-12-05'],
  ['20261203', '2026/12/05'],
  [' 2026.12.03 ', '2026-12-05'],
])('%s and %s are two dates', (fran, till) => {
  expect(read(fran, till)).toEqual({ kind: 'dates', from: '2026-12-03', to: '2026-12-05' })
})

test.each([
  ['', ''],
  ['2026-12-03', ''],
  ['3/12', ''],
  ['2026-12-03', '2'],
  ['2026-12-03', '2026-1'],
  ['20261203', '202612'],
])('%j and %j are still being typed', (fran, till) => {
  expect(read(fran, till)).toEqual({ kind: 'begun' })
})

test.each([
  ['3/12', '5/12'],
  ['3 dec', '5 dec'],
  ['3.12.2026', '5.12.2026'],
  ['261203', '261205'],
  ['2026-12-03', '5/12'],
  ['2026-12-03', '2026-12-32'],
  ['2026-12-05', '2026-12-03'],
])('%s and %s are no dates of a rental', (fran, till) => {
  expect(read(fran, till)).toEqual({ kind: 'faulty' })
})

test.each([
  ['2026-11-01', '2026-11-05'],
  ['2026-11-25', ''],
  ['2026-11-25', '2026-12-01'],
])('%s has passed on 2026-11-26, whatever the other is (%j)', (fran, till) => {
  expect(read(fran, till)).toEqual({ kind: 'past' })
})

test('today can be asked for', () => {
  expect(read(today, today)).toEqual({ kind: 'dates', from: today, to: today })
})
