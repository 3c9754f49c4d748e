import { expect, test } from 'vitest'
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
