import { expect, test, vi } from 'vitest'
import { loadRouteModule } from './load-route-module.ts'

const written = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

test('a page’s script is loaded once and known from then on', async () => {
  const known = {}
  const route = { id: 'news', module: written('export const name = "news"') }
  const first = await loadRouteModule(route, known)
  expect(first).toMatchObject({ name: 'news' })
  expect(known).toEqual({ news: first })
  expect(await loadRouteModule({ ...route, module: written('throw 1') }, known)).toBe(first)
})

/** What the browser is asked to open when a page's script is gone. */
async function openedFor(navigation: { location?: { pathname: string; search: string } }) {
  const opened: string[] = []
  vi.stubGlobal('window', { __reactRouterDataRouter: { state: { navigation } } })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', {
    pathname: '/forfragan',
    search: '',
    assign: (address: string) => void opened.push(address),
  })
  const script = { id: 'gone', module: written('throw 1') }
  const shown = vi.fn()
  void loadRouteModule(script, {}).then(shown)
  // Asked for again it fails when the first has failed; what follows is done a turn later.
  await import(/* @vite-ignore */ script.module).catch(() => undefined)
  await new Promise(setImmediate)
  expect(shown).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  return opened
}

test('a page whose script is gone is opened whole where somebody goes to it', async () => {
  expect(await openedFor({ location: { pathname: '/nyheter', search: '?sida=2' } })).toEqual([
    '/nyheter?sida=2',
  ])
})

test('a script fetched ahead that is gone takes nobody from what is being read or written', async () => {
  expect(await openedFor({})).toEqual([])
})
