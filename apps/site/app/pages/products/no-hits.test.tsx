import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import type { CategoryTile } from '../../products/category-tile.ts'
import { type FewerWords, loadFewerWords } from './load-fewer-words.ts'
import { NoHits } from './no-hits.tsx'

const tile: CategoryTile = {
  slug: 'minikranar',
  path: '/produkter/minikranar',
  title: { text: 'Minikranar', lang: 'sv' },
  outline: 'mini-crane',
  image: null,
  count: 3,
}

function Searched() {
  const { query, fewer } = useLoaderData<{ query: string; fewer: FewerWords[] }>()
  return <NoHits query={query} fewer={fewer} tiles={[tile]} />
}

function shown(query: string, fewer: FewerWords[] = [], address = '/'): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Searched }])
  const hydrationData = { loaderData: { root: { company: null, query, fewer } } }
  return renderToStaticMarkup(<Stub initialEntries={[address]} hydrationData={hydrationData} />)
}

const counts: Record<string, number> = {
  vakuumlyft: 1234,
  'vakuumlyft 1200': 7,
  ' 1200': 9,
  glas: 12,
}
const counting = {
  getProductFiltersObj: async (input: { search: string; lift_capacity_min?: string }) => ({
    ok: true,
    data: { count: counts[Object.values(input).join(' ')] ?? 0 },
  }),
} as never

test('a search that names a width leads to the machines that are no wider', () => {
  const html = shown('1 200 mm grind')
  expect(html).toContain('href="/produkter?width_max=1200"')
  expect(html).toContain('Maskiner som är högst 1\u00a0200\u00a0mm breda')
  expect(shown('xyz')).not.toContain('width_max')
})

test('the other lists keep the machines picked in a list', () => {
  const html = shown('grind 900 mm', [{ words: 'grind', count: 1 }], '/?q=grind&m=kran,lyft')
  expect(html).toContain('href="/produkter?q=grind&amp;m=kran,lyft"')
  expect(html).toContain('href="/produkter?width_max=900&amp;m=kran,lyft"')
  expect(html).toContain('href="/produkter/minikranar?m=kran,lyft"')
})

test('a search that names a lift leads to the cranes for it', () => {
  expect(shown('5 m upp, 4 m ut, 300 kg')).toContain('?q=5_4_300')
})

test('a search for hours or contact leads to the depots', () => {
  expect(shown('öppettider jul')).toContain('href="/regioner"')
  expect(shown('kontakt')).toContain('Depåer med adress, telefon och öppettider')
  expect(shown('xyz')).not.toContain('/regioner')
})

test('a search of several words leads to searches with fewer, when they have hits', async () => {
  const fewer = await loadFewerWords(counting, 'vakuumlyft 5 m glas')
  expect(fewer.map(({ words }) => words)).toEqual(['vakuumlyft', 'glas'])
  const html = shown('vakuumlyft 5 m glas', fewer)
  expect(html).toMatch(/href="\/produkter\?q=vakuumlyft"[^>]*>vakuumlyft \(1\u00a0234\)/)
})

test('a search that names a weight leads to the machines among them that lift it', async () => {
  const fewer = await loadFewerWords(counting, 'vakuumlyft 1,2 ton')
  expect(fewer.map(({ count }) => count)).toEqual([7, 1234, 9])
  const html = shown('vakuumlyft 1,2 ton', fewer)
  expect(html).toMatch(
    /href="\/produkter\?q=vakuumlyft&amp;lift_capacity_min=1200"[^>]*>vakuumlyft, lyftkapacitet minst 1\u00a0200\u00a0kg \(7\)/,
  )
})

test.each([
  ['alone', '1200 kg'],
  ['beside words of which no machine lifts it', 'fönster 1200 kg'],
])('a weight %s leads to all machines that lift it', async (_, search) => {
  const fewer = await loadFewerWords(counting, search)
  const html = shown(search, fewer)
  expect(html).toMatch(
    /href="\/produkter\?lift_capacity_min=1200"[^>]*>Maskiner som lyfter minst 1\u00a0200\u00a0kg</,
  )
  expect(html).not.toContain('Sök på färre ord')
})

test('a search without hits is shown although its words cannot be counted', async () => {
  const getProductFiltersObj = async () => ({ ok: false, status: 429, retryAfterSeconds: 60 })
  expect(await loadFewerWords({ getProductFiltersObj } as never, 'röd glasruta')).toEqual([])
})
