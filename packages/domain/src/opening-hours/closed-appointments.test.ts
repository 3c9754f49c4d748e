import { expect, test } from 'vitest'
import type { HoursSet } from './active-hours.ts'
import { type Appointment, closedAppointments } from './closed-appointments.ts'

const set = (id: number, depot_id: number | null, from: string, to: string): HoursSet => ({
  id,
  title: 1,
  depot_id,
  publish_at: '2026-01-01T00:00:00.000Z',
  unpublish_at: '2099-12-31T00:00:00.000Z',
  rows: [1, 2, 3, 4, 5].map((day) => ({ day, date: null, closed: false, from, to })),
})
const company = set(1, null, '07:00', '16:00')
// 2027-05-18 is a Tuesday.
const at = (time: string, depot_id = 1): Appointment => ({
  kind: 'pickup',
  depot_id,
  at: `2027-05-18 ${time}`,
})

test.each([
  ['later opening', [set(1, null, '09:00', '16:00')], [at('07:00'), at('08:55')]],
  ['earlier closing', [set(1, null, '07:00', '12:00')], [at('16:00')]],
  ['no hours at all', [], [at('07:00'), at('08:55'), at('12:00'), at('16:00')]],
  ['hours of another depot', [company, set(2, 2, '10:00', '12:00')], []],
  ['no change', [company], []],
] as const)('%s names what would lie outside', (_, after, named) => {
  const agreed = [at('07:00'), at('08:55'), at('12:00'), at('16:00')]
  expect(closedAppointments(agreed, { before: [company], after })).toEqual(named)
})

test('appointments outside the hours before the change are not listed', () => {
  const evening = at('20:00')
  const sunday: Appointment = { kind: 'return', depot_id: 1, at: '2027-05-23 09:00' }
  expect(closedAppointments([evening, sunday], { before: [company], after: [] })).toEqual([])
})
