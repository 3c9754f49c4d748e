import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { partTimeOutMs } from './late-part.ts'
import { goOnAfterReload, stayWithoutScript, watchNavigation } from './watch-navigation.ts'

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

type Asked = { signal?: AbortSignal; path?: string }

function navigate(next: () => Promise<unknown>, { signal, path = '/nyheter?sida=2' }: Asked = {}) {
  const request = new Request(`https://minikran.example${path}`, { signal: signal ?? null })
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

/** A script asks for a navigation of this kind: whether the page stays, and what it opens instead. */
function askedFor(navigationType: 'reload' | 'push') {
  const navigation = new EventTarget()
  const assign = vi.fn()
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('location', { assign, pathname: '/forfragan', search: '' })
  vi.stubGlobal('performance', { timeOrigin: 1 })
  stayWithoutScript()
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType })
  navigation.dispatchEvent(event)
  return { stays: event.defaultPrevented, opened: assign.mock.calls.flat() }
}

test('a page stays when a script that is fetched in advance does not come', () => {
  expect(askedFor('reload')).toEqual({ stays: true, opened: [] })
  expect(askedFor('push')).toEqual({ stays: false, opened: [] })
})

test('a page whose script does not come is opened from the page that is being left', () => {
  void navigate(() => new Promise(() => undefined))
  expect(askedFor('reload')).toEqual({ stays: true, opened: ['/nyheter?sida=2'] })
  expect(openedBy('reload')).toEqual([])
})

test.each(['/error', '/en/fel'])('a form stays when the script of %s does not come', (path) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  void navigate(() => new Promise(() => undefined), { path })
  expect(askedFor('reload')).toEqual({ stays: true, opened: [] })
  vi.advanceTimersByTime(partTimeOutMs)
  expect(location.assign).not.toHaveBeenCalled()
})

test('a browser that keeps nothing navigates all the same', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await expect(navigate(() => Promise.resolve({ shown: true }))).resolves.toEqual({ shown: true })
  expect(openedBy('reload')).toEqual([])
})
