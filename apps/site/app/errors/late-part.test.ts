import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitPart, errorAddress } from './late-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that takes 120 seconds to load fails as one that cannot be loaded', async () => {
  const failed = vi.fn()
  awaitPart(new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})

test('a part that comes, or fails at once, is none of the clock’s business', async () => {
  await expect(awaitPart(Promise.resolve('part'))).resolves.toBe('part')
  await expect(awaitPart(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['/produkter?q=kran', '/fel?fran=%2Fprodukter%3Fq%3Dkran'],
  ['/en/produkter', '/en/fel?fran=%2Fen%2Fprodukter'],
  ['/en', '/en/fel?fran=%2Fen'],
  ['/engelska', '/fel?fran=%2Fengelska'],
])('from %s the way is %s', (path, address) => {
  expect(errorAddress(path)).toBe(address)
})
