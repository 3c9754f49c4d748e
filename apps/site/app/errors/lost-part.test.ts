import { expect, test, vi } from 'vitest'
import { leaveForWholePage } from './lost-part.ts'

function visit() {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const go = vi.fn<(address: string) => void>()
  return { memory, go }
}

test('a page whose script is gone after a deploy is loaded whole once, then ends at /fel', () => {
  const { memory, go } = visit()
  leaveForWholePage('/nyheter', { memory, go, openedMs: 1 })
  leaveForWholePage('/nyheter', { memory, go, openedMs: 2 })
  expect(go.mock.calls.flat()).toEqual(['/nyheter', '/fel?fran=%2Fnyheter'])
})

test('what fails twice while one page is left, as it was pointed at and pressed, is one try', () => {
  const { memory, go } = visit()
  leaveForWholePage('/nyheter', { memory, go, openedMs: 1 })
  leaveForWholePage('/nyheter', { memory, go, openedMs: 1 })
  expect(go.mock.calls.flat()).toEqual(['/nyheter', '/nyheter'])
})

test('each page has its own try', () => {
  const { memory, go } = visit()
  leaveForWholePage('/nyheter', { memory, go, openedMs: 1 })
  leaveForWholePage('/regioner', { memory, go, openedMs: 1 })
  expect(go.mock.calls.flat()).toEqual(['/nyheter', '/regioner'])
})

test('a browser that keeps nothing goes to /fel rather than round and round', () => {
  const { go } = visit()
  const memory = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  leaveForWholePage('/nyheter', { memory, go, openedMs: 1 })
  expect(go.mock.calls.flat()).toEqual(['/fel?fran=%2Fnyheter'])
})
