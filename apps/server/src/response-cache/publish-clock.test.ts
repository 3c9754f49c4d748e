import { expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createPublishClock } from './publish-clock.ts'

test('the next midnight follows a clock that is set back', async () => {
  const clock = { ms: Date.parse('2026-11-20T12:00:00Z') }
  const { nextPublishChange } = createPublishClock({ db: {} as Database, now: () => clock.ms })
  expect(await nextPublishChange([])).toBe(Date.parse('2026-11-20T23:00:00Z'))
  clock.ms = Date.parse('2025-10-20T12:00:00Z')
  expect(await nextPublishChange([])).toBe(Date.parse('2025-10-20T22:00:00Z'))
})
