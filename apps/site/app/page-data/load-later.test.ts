import type { ApiFailure } from '@minikran/contract/send-call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { found, isTooMany, type TooMany } from './found.ts'
import { loadLater } from './load-later.ts'

const going = new AbortController().signal

/** What a page's load throws when the API says to wait. */
function refusalFor(retryAfterSeconds: number): TooMany {
  const busy: ApiFailure = {
    ok: false,
    status: 429,
    problem: null,
    refused: null,
    retryAfterSeconds,
  }
  try {
    found(busy)
  } catch (thrown) {
    if (isTooMany(thrown)) return thrown
  }
  throw new Error('It was not refused.')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is refused for a while is asked for again after it', async () => {
  const load = vi.fn(async () => 'data')
  const loaded = loadLater(refusalFor(12), load, going)
  await vi.advanceTimersByTimeAsync(11_900)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await loaded).toBe('data')
})

test('a navigation that goes elsewhere waits no longer', async () => {
  const leaving = new AbortController()
  const load = vi.fn(async () => 'data')
  const loaded = loadLater(refusalFor(60), load, leaving.signal)
  leaving.abort()
  await loaded
  expect(load).toHaveBeenCalledOnce()
})

test.each([61, 3_600])('nobody waits %d seconds: the page says so in place', async (seconds) => {
  const refusal = refusalFor(seconds)
  await expect(loadLater(refusal, async () => 'data', going)).rejects.toBe(refusal)
})

test.each([null, new TypeError('Failed to fetch'), { init: { status: 404 } }])(
  '%o is no refusal for want of patience',
  (thrown) => expect(isTooMany(thrown)).toBe(false),
)
