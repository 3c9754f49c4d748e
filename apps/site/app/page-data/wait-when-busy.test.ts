import type { ApiFailure } from '@minikran/contract/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { found } from './found.ts'
import { waitWhenBusy } from './wait-when-busy.ts'

const busy = (retryAfterSeconds: number): ApiFailure => ({
  ok: false,
  status: 429,
  problem: null,
  refused: null,
  retryAfterSeconds,
})
const going = new AbortController().signal

/** Refused once, answered then. */
const busyOnce = (seconds: number) =>
  vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(async () => found<string>(busy(seconds)))
    .mockResolvedValue('data')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is refused for a while is asked for again after it', async () => {
  const load = busyOnce(12)
  const loaded = waitWhenBusy(load, going)
  await vi.advanceTimersByTimeAsync(11_900)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(await loaded).toBe('data')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a navigation that goes elsewhere waits no longer', async () => {
  const leaving = new AbortController()
  const load = busyOnce(60)
  const loaded = waitWhenBusy(load, leaving.signal)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  await loaded
  expect(vi.getTimerCount()).toBe(0)
})

test.each([61, 3_600])('nobody waits %d seconds: the page says so in place', async (seconds) => {
  await expect(waitWhenBusy(busyOnce(seconds), going)).rejects.toMatchObject({
    init: { status: 429 },
  })
})

test('another failure is not waited for', async () => {
  const lost = new TypeError('Failed to fetch')
  await expect(waitWhenBusy(() => Promise.reject(lost), going)).rejects.toBe(lost)
})
