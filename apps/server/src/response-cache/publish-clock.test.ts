import { expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createPublishClock } from './publish-clock.ts'

test('the next midnight follows a clock that is set back over midnight', async () => {
  const clock = { ms: Date.parse('2026-11-20T23:10:00Z') }
  const { nextPublishChange } = createPublishClock({ db: {} as Database, now: () => clock.ms })
  expect(await nextPublishChange([])).toBe(Date.parse('2026-11-21T23:00:00Z'))
  clock.ms = Date.parse('2026-11-20T22:50:00Z')
  expect(await nextPublishChange([])).toBe(Date.parse('2026-11-20T23:00:00Z'))
})

test('the next beginning of a publish window is read again after the clock is set back', async () => {
  const clock = { ms: Date.parse('2026-11-20T12:00:00Z') }
  const inAnHour = { execute: async () => ({ rows: [{ ms: 3_600_000 }] }) } as unknown as Database
  const { nextPublishChange } = createPublishClock({ db: inAnHour, now: () => clock.ms })
  expect(await nextPublishChange(['posts'])).toBe(Date.parse('2026-11-20T13:00:00Z'))
  clock.ms = Date.parse('2026-11-20T11:30:00Z')
  expect(await nextPublishChange(['posts'])).toBe(Date.parse('2026-11-20T12:30:00Z'))
})
