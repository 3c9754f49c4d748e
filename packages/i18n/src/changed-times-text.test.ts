import { expect, test } from 'vitest'
import { changedTimesText } from './changed-times-text.ts'

const from = { pickup_at: '2027-03-01 09:00', return_at: '2027-03-05 15:00' }
const to = { pickup_at: '2027-03-02 10:30', return_at: '2027-03-05 15:00' }
const before = { ...to, return_at: null }

test('a moved pickup is said with the time before', () => {
  const moved = [{ line: 1, from, to }]
  expect(changedTimesText(moved, { machines: 1, delivered: false, locale: 'sv' })).toBe(
    'Hämtning 2027-03-02 10:30 (var 2027-03-01 09:00).',
  )
  expect(changedTimesText(moved, { machines: 1, delivered: false, locale: 'en' })).toBe(
    'Pickup 2027-03-02 10:30 (was 2027-03-01 09:00).',
  )
})

test('of several machines each is said by its number', () => {
  const moved = [
    { line: 1, from: before, to },
    { line: 3, from, to: before },
  ]
  expect(changedTimesText(moved, { machines: 3, delivered: false, locale: 'sv' })).toBe(
    'Maskin 1: Retur 2027-03-05 15:00. ' +
      'Maskin 3: Hämtning 2027-03-02 10:30 (var 2027-03-01 09:00). ' +
      'Ingen retur (var 2027-03-05 15:00).',
  )
})

test('a rental of delivered machines begins and ends', () => {
  const moved = [
    { line: 1, from, to: before },
    { line: 2, from: before, to },
    { line: 3, from, to: { ...from, return_at: '2027-03-06 15:00' } },
  ]
  expect(changedTimesText(moved, { machines: 3, delivered: true, locale: 'sv' })).toBe(
    'Maskin 1: Hyran börjar 2027-03-02 10:30 (var 2027-03-01 09:00). ' +
      'Ingen sluttid (var 2027-03-05 15:00). ' +
      'Maskin 2: Hyran slutar 2027-03-05 15:00. ' +
      'Maskin 3: Hyran slutar 2027-03-06 15:00 (var 2027-03-05 15:00).',
  )
  const first = [{ line: 1, from: { pickup_at: null, return_at: null }, to }]
  expect(changedTimesText(first, { machines: 1, delivered: true, locale: 'en' })).toBe(
    'Rental starts 2027-03-02 10:30. Rental ends 2027-03-05 15:00.',
  )
})
