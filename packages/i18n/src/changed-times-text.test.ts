import { expect, test } from 'vitest'
import { changedTimesText } from './changed-times-text.ts'

const from = { pickup_at: '2027-03-01 09:00', return_at: '2027-03-05 15:00' }
const to = { pickup_at: '2027-03-02 10:30', return_at: '2027-03-05 15:00' }
const before = { ...to, return_at: null }

test('a moved pickup is said with the time before', () => {
  const moved = [{ line: 1, from, to }]
  expect(changedTimesText(moved, { machines: 1, locale: 'sv' })).toBe(
    'Hämtning 2027-03-02 10:30 (var 2027-03-01 09:00).',
  )
  expect(changedTimesText(moved, { machines: 1, locale: 'en' })).toBe(
    'Pickup 2027-03-02 10:30 (was 2027-03-01 09:00).',
  )
})

test('of several machines each is said by its number', () => {
  const moved = [
    { line: 1, from: before, to },
    { line: 3, from, to: before },
  ]
  expect(changedTimesText(moved, { machines: 3, locale: 'sv' })).toBe(
    'Maskin 1: Retur 2027-03-05 15:00. ' +
      'Maskin 3: Hämtning 2027-03-02 10:30 (var 2027-03-01 09:00). ' +
      'Ingen retur (var 2027-03-05 15:00).',
  )
})
