import { expect, test } from 'vitest'
import { loadSiteBuild } from './load-site.ts'

test('a form that cannot be read is answered, also before the first page', async () => {
  const { createSiteHandler } = await loadSiteBuild()
  const site = createSiteHandler({
    callApi: async () => Response.json({}, { status: 503 }),
    apiKey: 'key',
    publicUrl: 'http://localhost:3000',
    mapTiles: null,
    analyticsSrc: null,
    lastKnown: { read: async () => null, write: () => undefined },
    isReady: () => true,
    beforeRender: async () => undefined,
    preview: null,
  })
  const request = new Request('http://localhost:3000/mina-sidor/logga-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { status, headers } = await site(request, { address: '192.0.2.1', requestId: 'first' })
  expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
})
