import { createApiClient } from '@minikran/contract/api-client'
import { expect, test } from 'vitest'
import { loadComparison } from './load-comparison.ts'

const lift = 'height=5&radius=4&weight=180'

/** Which cranes and lifters are planned, and whether there were more. */
async function compared(chosen: string) {
  const planned: string[] = []
  const api = createApiClient({
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (!pathname.endsWith('/getLiftPlan')) return Response.json({ data: [], count: 0 })
      planned.push(`${searchParams.get('crane')} ${searchParams.get('lifter') ?? ''}`.trim())
      return Response.json({ status: 422, errors: { crane: ['notFound'] } }, { status: 422 })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'none',
  })
  const url = new URL(`http://localhost:3000/lyftplan/jamfor?${lift}&${chosen}`)
  const { isTooMany } = await loadComparison({
    api,
    url,
    locale: 'sv',
    customer: null,
    params: {},
  })
  return { planned, isTooMany }
}

test.each([
  ['m=a,b.c', ['a', 'b c'], false],
  ['m=a&m=b.c', ['a', 'b c'], false],
  ['m=a,a,a,a,a', ['a'], false],
  ['m=a,a.,a..b', ['a'], false],
  ['m=a,,,,,', ['a'], false],
  ['m=a,b,c,d,e', ['a', 'b', 'c', 'd'], true],
  ['', [], false],
])('%s compares %s', async (chosen, planned, isTooMany) => {
  expect(await compared(chosen)).toEqual({ planned, isTooMany })
})
