import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNightlyDue, reminderDay } from './due-times.ts'

const at = (instant: string) => Date.parse(instant)

test.each([
  ['2027-02-28T07:59:59Z', null],
  ['2027-02-28T08:00:00Z', '2027-03-01'],
  ['2027-02-28T18:59:59Z', '2027-03-01'],
  ['2027-02-28T19:00:00Z', null],
  ['2028-02-28T12:00:00Z', '2028-02-29'],
  ['2026-12-31T12:00:00Z', '2027-01-01'],
  // Both clock changes: 09:00 in Stockholm is another hour in UTC.
  ['2027-03-27T08:00:00Z', '2027-03-28'],
  ['2027-03-28T06:59:59Z', null],
  ['2027-03-28T07:00:00Z', '2027-03-29'],
  ['2027-10-30T07:00:00Z', '2027-10-31'],
  ['2027-10-31T07:59:59Z', null],
  ['2027-10-31T08:00:00Z', '2027-11-01'],
])('at %s reminders are sent for %s', (now, day) => {
  expect(reminderDay(at(now))).toBe(day)
})

test.each([
  ['without an earlier run', '2027-02-28T12:00:00Z', null, true],
  ['done last night, asked at noon', '2027-02-28T12:00:00Z', '2027-02-28T02:20:00Z', false],
  ['done the night before last', '2027-02-28T12:00:00Z', '2027-02-27T02:20:00Z', true],
  ['just before it is due', '2027-02-28T02:14:59Z', '2027-02-27T02:20:00Z', false],
  ['when it is due', '2027-02-28T02:15:00Z', '2027-02-27T02:20:00Z', true],
  ['in the short night of spring', '2027-03-28T01:15:00Z', '2027-03-27T02:20:00Z', true],
  ['done in the short night of spring', '2027-03-28T02:15:00Z', '2027-03-28T01:20:00Z', false],
  ['done in the long night of autumn', '2027-10-31T03:15:00Z', '2027-10-31T02:20:00Z', false],
  ['after the clock was set back', '2027-02-27T12:00:00Z', '2027-02-28T02:20:00Z', false],
])('nightly work is due or not: %s', (_, now, last, due) => {
  expect(isNightlyDue(at(now), last === null ? null : at(last))).toBe(due)
})

test('checked every hour, it is done about once a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_600 * 24 * 365 * 3 }), (seconds) => {
      let lastMs: number | null = at('2026-01-01T00:00:00Z') + seconds * 1000
      const done: number[] = []
      const startMs = lastMs
      for (let hour = 1; hour <= 24 * 14; hour += 1) {
        const nowMs = startMs + hour * 3_600_000
        if (!isNightlyDue(nowMs, lastMs)) continue
        lastMs = nowMs
        done.push(nowMs)
      }
      expect(done.length).toBeGreaterThanOrEqual(13)
      expect(done.length).toBeLessThanOrEqual(15)
    }),
    { numRuns: 100 },
  )
})
