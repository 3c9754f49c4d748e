import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPace } from './body-pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['trickles after a fast beginning', 1, 'tooSlow'],
  ['goes on at a steady pace', 5 * 4_096, 'piece'],
])('a body that %s', async (_, bytes, next) => {
  const pace = watchPace()
  pace.arrived(1_000_000)
  for (let piece = 0; piece < 10; piece += 1) {
    await vi.advanceTimersByTimeAsync(5_000)
    pace.arrived(bytes)
  }
  expect(await pace.next(Promise.resolve('piece'))).toBe(next)
  pace.stop()
})
