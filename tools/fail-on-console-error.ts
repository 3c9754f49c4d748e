import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that logs an error by surprise fails, even when its own expectations hold.
const report = vi.fn()

beforeEach(() => {
  report.mockReset()
  vi.spyOn(console, 'error').mockImplementation(report)
})

afterEach(() => {
  const calls = [...report.mock.calls]
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})
