import { createApiClient } from '@minikran/contract/api-client'
import { expect, test, vi } from 'vitest'

/** The depot that the search for a lift is sent with. */
async function searchedFrom(): Promise<string | null> {
  const depots: (string | null)[] = []
  const api = createApiClient({
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (!pathname.endsWith('/getCraneselectorsArr')) return new Response(null, { status: 404 })
      depots.push(searchParams.get('depot'))
      return Response.json({ data: [], count: 1 })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'none',
  })
  const url = new URL('http://localhost:3000/kranvaljare?q=5_5_100')
  const { loadResults } = await import('./load-results.ts')
  await loadResults({ api, url, locale: 'sv', customer: null, params: {} })
  expect(depots).toHaveLength(1)
  return depots[0] ?? null
}

test('a search tells the depot that was looked at, never the one nearest to the visitor', async () => {
  // A visit that has looked at nothing: the tests of a process share its modules.
  vi.resetModules()
  const { noteLookedAt, noteNearest } = await import('../../depots/looked-at.ts')
  expect(await searchedFrom()).toBeNull()
  noteNearest('malmo')
  expect(await searchedFrom()).toBeNull()
  noteLookedAt('stockholm')
  expect(await searchedFrom()).toBe('stockholm')
})
