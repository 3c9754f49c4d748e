import { expect, test, vi } from 'vitest'
import { awaitPart, errorAddress, partTimeOutMs } from './late-part.ts'

function stoppedClock() {
  let due: (() => void) | null = null
  let waitsMs = 0
  return {
    setTimeout: (run: () => void, ms: number) => {
      due = run
      waitsMs = ms
      return 1
    },
    clearTimeout: () => {
      due = null
    },
    waitsMs: () => waitsMs,
    strike: () => due?.(),
  }
}

test('a part that takes 120 seconds to load ends at /fel', () => {
  const clock = stoppedClock()
  const leave = vi.fn()
  void awaitPart(new Promise(() => undefined), leave, clock)
  expect([clock.waitsMs(), partTimeOutMs]).toEqual([120_000, 120_000])
  expect(leave).not.toHaveBeenCalled()
  clock.strike()
  expect(leave).toHaveBeenCalledOnce()
})

test('a part that comes, or fails at once, is none of the clock’s business', async () => {
  const clock = stoppedClock()
  const leave = vi.fn()
  await expect(awaitPart(Promise.resolve('part'), leave, clock)).resolves.toBe('part')
  await expect(awaitPart(Promise.reject(new Error('gone')), leave, clock)).rejects.toThrow('gone')
  clock.strike()
  expect(leave).not.toHaveBeenCalled()
})

test.each([
  ['/produkter?q=kran', '/fel?fran=%2Fprodukter%3Fq%3Dkran'],
  ['/en/produkter', '/en/fel?fran=%2Fen%2Fprodukter'],
  ['/en', '/en/fel?fran=%2Fen'],
  ['/engelska', '/fel?fran=%2Fengelska'],
])('from %s the way is %s', (path, address) => {
  expect(errorAddress(path)).toBe(address)
})
