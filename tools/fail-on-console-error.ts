import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected console.error is a defect that nobody looked at.
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
