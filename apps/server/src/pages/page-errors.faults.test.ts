import type { SiteOptions } from '@minikran/contract/site-handler'
import { expect, test } from 'vitest'
import { loadSiteBuild } from './load-site.ts'

const visitor = { address: '192.0.2.1', requestId: 'first' }

/** Sends a request to the built site; the errors are those that the server gets. */
async function ask(path: string, init: RequestInit, options: Partial<SiteOptions> = {}) {
  const { createSiteHandler } = await loadSiteBuild()
  const errors: unknown[] = []
  const site = createSiteHandler({
    callApi: async () => Response.json({}, { status: 503 }),
    apiKey: 'key',
    publicUrl: 'http://localhost:3000',
    mapTiles: null,
    analyticsSrc: null,
    lastKnown: { read: async () => null, write: () => undefined },
    isReady: () => true,
    beforeRender: async () => undefined,
    onError: (error, by) => errors.push([error, by]),
    preview: null,
    ...options,
  })
  const { status, headers } = await site(new Request(`http://localhost:3000${path}`, init), visitor)
  return { status, type: headers.get('content-type'), errors }
}

const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

test('a form that cannot be read is answered, also before the first page', async () => {
  const { status, type } = await ask('/mina-sidor/logga-in', broken)
  expect([status, type]).toEqual([400, 'text/html; charset=utf-8'])
})

test('a form to an address without one is no error of the site', async () => {
  expect(await ask('/mina-sidor/okand', broken)).toMatchObject({ status: 405, errors: [] })
})

test('an error of the site itself is handed to the server, with its request', async () => {
  const error = new Error('The state is not known')
  const isReady = () => {
    throw error
  }
  const answered = await ask('/fel', {}, { isReady })
  expect(answered).toMatchObject({ status: 500, errors: [[error, visitor]] })
})
