import { expect, test, vi } from 'vitest'
import { loadSiteBuild } from './load-site.ts'

async function post(path: string): Promise<Response> {
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
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return site(request, { address: '192.0.2.1', requestId: 'first' })
}

test('a form that cannot be read is answered, also before the first page', async () => {
  const { status, headers } = await post('/mina-sidor/logga-in')
  expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
})

test('a form to an address without one writes nothing into the log', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await post('/mina-sidor/okand')).status).toBe(405)
  expect(written).not.toHaveBeenCalled()
})
