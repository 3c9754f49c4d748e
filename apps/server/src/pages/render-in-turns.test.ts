import type { SiteHandler, Visitor } from '@minikran/contract/site-handler'
import { expect, test } from 'vitest'
import { mostPagesWaiting, pagesAtOnce, renderInTurns } from './render-in-turns.ts'

const inBrowser = { accept: 'text/html' }
const visitorAt = (address: string): Visitor => ({ address, requestId: 'id' })
const asked = (path: string, init: RequestInit = {}) =>
  new Request(`http://localhost${path}`, { headers: inBrowser, ...init })

/** A site whose pages are rendered when the test says so. */
function heldSite() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const site: SiteHandler = async (request) => {
    begun.push(new URL(request.url).pathname)
    await new Promise<void>((resolve) => finish.push(resolve))
    return new Response('page')
  }
  return { begun, finish, answer: renderInTurns(site) }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('few pages are rendered at once, and networks take turns', async () => {
  const { begun, finish, answer } = heldSite()
  const flood = Array.from({ length: 20 }, (_, at) =>
    answer(asked(`/flood-${at}`), visitorAt(`2001:db8::${at}`)),
  )
  const other = answer(asked('/other'), visitorAt('192.0.2.1'))
  await settled()
  expect(begun).toHaveLength(pagesAtOnce)
  for (const end of finish.splice(0, 2)) end()
  await settled()
  expect(begun.slice(pagesAtOnce)).toContain('/other')
  while (finish.length > 0) {
    for (const end of finish.splice(0)) end()
    await settled()
  }
  const answers = await Promise.all([...flood, other])
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

test('when too many wait, a browser gets a page that comes again, a program a problem', async () => {
  const { finish, answer } = heldSite()
  const flood = Array.from({ length: pagesAtOnce + mostPagesWaiting }, () =>
    answer(asked('/'), visitorAt('192.0.2.1')),
  )
  const page = await answer(asked('/'), visitorAt('192.0.2.1'))
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await page.text()).toContain('<meta http-equiv="refresh" content="5">')
  const data = await answer(asked('/_root.data', { headers: {} }), visitorAt('192.0.2.1'))
  expect([data.status, data.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await data.json()).toMatchObject({ code: 'unavailable', request_id: 'id' })
  while (finish.length > 0) {
    for (const end of finish.splice(0)) end()
    await settled()
  }
  await Promise.all(flood)
})

test('a sent form does not wait behind pages', async () => {
  const { begun, finish, answer } = heldSite()
  const flood = Array.from({ length: 30 }, () => answer(asked('/'), visitorAt('192.0.2.1')))
  const sent = answer(asked('/forfragan', { method: 'POST' }), visitorAt('192.0.2.1'))
  await settled()
  expect(begun).toContain('/forfragan')
  while (finish.length > 0) {
    for (const end of finish.splice(0)) end()
    await settled()
  }
  await Promise.all([...flood, sent])
})

test('a form that cannot be taken now is not thrown away by a page that comes again', async () => {
  const { finish, answer } = heldSite()
  const send = () => answer(asked('/forfragan', { method: 'POST' }), visitorAt('192.0.2.1'))
  const flood = Array.from({ length: pagesAtOnce + mostPagesWaiting }, send)
  const refused = await send()
  expect(refused.status).toBe(503)
  const html = await refused.text()
  expect(html).not.toContain('http-equiv="refresh"')
  expect(html).toContain('ladda om sidan')
  while (finish.length > 0) {
    for (const end of finish.splice(0)) end()
    await settled()
  }
  await Promise.all(flood)
})
