import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const nowMs = Date.parse('2026-12-03T12:00:00Z')

test.each([
  ['2026-12-03T12:00:30Z', '0 min'],
  ['2026-12-03T11:48:00Z', '12 min'],
  ['2026-12-03T09:00:00Z', '3 h'],
  ['2026-12-03T10:29:59Z', '1 h 30 min'],
  ['2026-12-01T12:01:00Z', '47 h 59 min'],
  ['2026-12-01T12:00:00Z', '2 dagar'],
  ['2026-11-20T12:00:00Z', '13 dagar'],
])('somebody who wrote at %s has waited %s', (since, text) => {
  expect(waitText(since, nowMs).replaceAll('\u00a0', ' ')).toBe(text)
})
