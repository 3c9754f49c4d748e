import { expect, test } from 'vitest'
import type { TimesContext } from '../validation/rent-times.ts'
import {
  type ChangedTimes,
  checkChangedTimes,
  hasMovableTimes,
  movedTimesIn,
} from './changed-times.ts'

// Tuesday 24 November 2026 at noon in Stockholm.
const context: TimesContext = { nowMs: Date.parse('2026-11-24T11:00:00Z'), depotId: null }
const before = {
  1: { line: 1, pickup_at: '2026-11-23 08:00', return_at: '2026-11-25 15:00' },
  2: { line: 2, pickup_at: '2026-11-26 08:00', return_at: null },
  3: { line: 3, pickup_at: '2026-11-20 08:00', return_at: '2026-11-23 15:00' },
}
const check = (line: 1 | 2 | 3, pickup_at: string, return_at: string | null) =>
  checkChangedTimes([{ before: before[line], typed: { pickup_at, return_at } }], context)

const cases: [string, ChangedTimes, ChangedTimes][] = [
  [
    'a machine that is out is brought back later',
    check(1, '2026-11-23 08:00', '2026-11-27 15:00'),
    {
      ok: true,
      changed: [{ line: 1, pickup_at: '2026-11-23 08:00', return_at: '2026-11-27 15:00' }],
    },
  ],
  ['what stays is no change', check(2, '2026-11-26 08:00', null), { ok: true, changed: [] }],
  ['nor is an empty return', check(2, ' 2026-11-26 08:00 ', ' '), { ok: true, changed: [] }],
  [
    'a passed return that stays is not in the past',
    check(3, '2026-11-20 08:00', ' 2026-11-23 15:00 '),
    { ok: true, changed: [] },
  ],
  [
    'a passed pickup that stays is not in the past, however it is typed',
    check(1, ' 2026-11-23 08:00 ', '2026-11-25 15:00'),
    { ok: true, changed: [] },
  ],
  [
    'a return gets its first time',
    check(2, '2026-11-26 08:00', '2026-11-27 09:05'),
    {
      ok: true,
      changed: [{ line: 2, pickup_at: '2026-11-26 08:00', return_at: '2026-11-27 09:05' }],
    },
  ],
  [
    'a new pickup is not in the past',
    check(2, '2026-11-24 08:00', null),
    { ok: false, errors: { 'lines.0.pickup_at': [{ rule: 'past' }] } },
  ],
  [
    'a return that stays is not before a pickup that moves',
    check(1, '2026-11-26 08:00', '2026-11-25 15:00'),
    { ok: false, errors: { 'lines.0.return_at': [{ rule: 'beforePickup' }] } },
  ],
  [
    'a time that cannot be read',
    check(2, 'på torsdag', null),
    { ok: false, errors: { 'lines.0.pickup_at': [{ rule: 'format' }] } },
  ],
]

test.each(cases)('%s', (_, found, expected) => {
  expect(found).toEqual(expected)
})

test.each([
  ['inquiry', 'received', true],
  ['inquiry', 'confirmed', true],
  ['inquiry', 'closed', false],
  ['inquiry', 'declined', false],
  ['registration', 'confirmed', false],
  ['service', 'received', false],
] as const)('times of a %s that is %s can move: %s', (kind, state, expected) => {
  expect(hasMovableTimes({ kind, state })).toBe(expected)
})

test('of each changed machine the times before and after are told, in whatever order they are', () => {
  const after = { line: 1, pickup_at: '2026-11-24 08:00', return_at: null }
  const details = { from: [before[2], before[1]], to: [after] }
  expect(movedTimesIn(details)).toEqual([
    {
      line: 1,
      from: { pickup_at: '2026-11-23 08:00', return_at: '2026-11-25 15:00' },
      to: { pickup_at: '2026-11-24 08:00', return_at: null },
    },
  ])
  expect(movedTimesIn({ reason: 'Regn' })).toEqual([])
})
