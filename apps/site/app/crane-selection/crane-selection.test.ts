import { createApiClient } from '@minikran/contract/api-client'
import { expect, test } from 'vitest'
import { selectCranes } from './crane-selection.ts'

/** Whether the call for cranes asks not to be counted as a search. */
async function isUncounted(question: { page?: number; isCounted?: boolean }) {
  const calls: URL[] = []
  const api = createApiClient({
    fetch: async ({ url }) => {
      calls.push(new URL(url))
      const data = url.includes('Obj') ? { cranes: [] } : []
      return Response.json({ data, count: 1 })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'none',
  })
  const requested = { load: { height: 5, radius: 4, weight: 180 }, extra: 20 }
  await selectCranes(api, { requested, locale: 'sv', platform: 'web', ...question })
  const call = calls.find(({ pathname }) => pathname.endsWith('/getCraneselectorsArr'))
  expect(call?.searchParams.get('weight')).toBe('200')
  return call?.searchParams.get('no_count') === '1'
}

test.each([
  ['a search', {}, false],
  ['a turned page', { page: 2 }, true],
  ['an example', { isCounted: false }, true],
])('%s', async (_, question, uncounted) => {
  expect(await isUncounted(question)).toBe(uncounted)
})
