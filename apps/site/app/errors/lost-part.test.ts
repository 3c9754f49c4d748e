import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { leaveForWholePage } from './lost-part.ts'

const assign = vi.fn<(address: string) => void>()
beforeEach(() => {
  assign.mockClear()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

/** Where a page that was opened at this time leaves for. */
function leaveFor(path: string, timeOrigin: number) {
  vi.stubGlobal('performance', { timeOrigin })
  leaveForWholePage(path)
}

test('a page whose script is gone after a deploy is loaded whole once, then ends at /fel', () => {
  leaveFor('/nyheter', 1)
  leaveFor('/nyheter', 2)
  expect(assign.mock.calls.flat()).toEqual(['/nyheter', '/fel?fran=%2Fnyheter'])
})

test('what fails twice while one page is left, as it was pointed at and pressed, is one try', () => {
  leaveFor('/nyheter', 1)
  leaveFor('/nyheter', 1)
  expect(assign.mock.calls.flat()).toEqual(['/nyheter', '/nyheter'])
})

test('each page has its own try', () => {
  leaveFor('/nyheter', 1)
  leaveFor('/regioner', 1)
  expect(assign.mock.calls.flat()).toEqual(['/nyheter', '/regioner'])
})

test('a browser that keeps nothing goes to /fel rather than round and round', () => {
  vi.stubGlobal('sessionStorage', undefined)
  leaveFor('/nyheter', 1)
  expect(assign.mock.calls.flat()).toEqual(['/fel?fran=%2Fnyheter'])
})
