import { afterEach, expect, test, vi } from 'vitest'
import { monotonicClock } from './monotonic-clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('setting the system clock back 13 months does not set back the monotonic clock', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
  const before = monotonicClock.now()
  vi.setSystemTime(Date.parse('2025-10-20T12:00:00Z'))
  expect(monotonicClock.now()).toBeGreaterThanOrEqual(before)
})
