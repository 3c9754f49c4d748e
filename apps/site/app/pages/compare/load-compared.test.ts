import { createApiClient } from '@minikran/contract/api-client'
import { expect, test } from 'vitest'
import { loadCompared } from './load-compared.ts'

/** The machines compared for an address; those called `gone…` do not exist. */
async function compared(search: string) {
  const asked: string[] = []
  const api = createApiClient({
    fetch: async ({ url }) => {
      const slug = new URL(url).searchParams.get('slug')
      if (slug === null) return Response.json({}, { status: 404 })
      asked.push(slug)
      if (slug.startsWith('gone')) return Response.json({}, { status: 404 })
      const crane = { slug, title: slug, product: null, rows: [], configurations: [], figures: {} }
      return Response.json({ data: crane, count: 1 })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'none',
  })
  const url = new URL(`http://localhost:3000/jamfor${search}`)
  const { machines } = await loadCompared({ api, url, locale: 'sv', customer: null, params: {} })
  return { slugs: machines.map(({ slug }) => slug), asked: asked.length }
}

test('a machine that no longer exists takes none of the four places', async () => {
  const { slugs } = await compared('?m=gone,a,b,c,d,e')
  expect(slugs).toEqual(['a', 'b', 'c', 'd'])
})

test('a long address asks for few machines', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `gone${index}`)
  const { slugs, asked } = await compared(`?m=${names.join(',')}`)
  expect([slugs, asked]).toEqual([[], 12])
})
