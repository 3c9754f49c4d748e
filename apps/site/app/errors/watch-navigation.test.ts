import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { partTimeOutMs } from './late-part.ts'
import { goOnAfterReload, watchNavigation } from './watch-navigation.ts'

class Timing {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}

let kept = new Map<string, string>()
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', memoryStorage(kept))
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
})
afterEach(() => vi.unstubAllGlobals())

/** The page is opened anew, in this way. */
function openedBy(type: 'reload' | 'navigate'): string[] {
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(type)] })
  const opened: string[] = []
  goOnAfterReload((address) => void opened.push(address))
  return opened
}

function navigate(next: () => Promise<unknown>, { signal }: { signal?: AbortSignal } = {}) {
  const request = new Request('https://minikran.example/nyheter?sida=2', { signal: signal ?? null })
  return watchNavigation({ request } as Parameters<typeof watchNavigation>[0], next)
}

test('a page whose script is gone is gone to from the page that was loaded again', () => {
  void navigate(() => new Promise(() => undefined))
  expect(openedBy('reload')).toEqual(['/nyheter?sida=2'])
  expect(openedBy('reload')).toEqual([])
})

test('a page that was left meanwhile in another way stays left', () => {
  void navigate(() => new Promise(() => undefined))
  expect(openedBy('navigate')).toEqual([])
  expect(openedBy('reload')).toEqual([])
})

test('a page that has come is not gone to again', async () => {
  await navigate(() => Promise.resolve({}))
  expect(openedBy('reload')).toEqual([])
})

test('a page that was given up for a place of the same page is not gone to at a reload', () => {
  const givenUp = new AbortController()
  void navigate(() => new Promise(() => undefined), givenUp)
  givenUp.abort()
  expect(openedBy('reload')).toEqual([])
})

test('/fel after a navigation that took too long tries its address again', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, pathname: '/produkter', search: '' })
  void navigate(() => new Promise(() => undefined))
  vi.advanceTimersByTime(partTimeOutMs)
  expect(assign.mock.calls).toEqual([['/fel?fran=%2Fnyheter%3Fsida%3D2']])
})

test('a browser that keeps nothing navigates all the same', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await expect(navigate(() => Promise.resolve({ shown: true }))).resolves.toEqual({ shown: true })
  expect(openedBy('reload')).toEqual([])
})
