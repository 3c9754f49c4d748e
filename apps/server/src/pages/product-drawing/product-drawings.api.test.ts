import { createApiClient } from '@minikran/contract/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createProductDrawings } from './product-drawings.ts'

let testApi: TestApi
beforeAll(async () => {
  testApi = await createTestApi()
})
afterAll(() => testApi.close())

const visitor = { address: '192.0.2.1', requestId: 'test' }
const addressOf = (slug: string) => `/static/images/products/${slug}.svg`

function drawings() {
  const client = createApiClient({
    fetch: (request) => testApi.api.fetch(request, { visitor }),
    baseUrl: 'http://localhost:3000',
    apiKey: 'public-site',
  })
  const answer = createProductDrawings(() => client)
  return (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://localhost:3000${path}`, { headers }), path, visitor)
}

async function products() {
  const list = await testApi.get('getProductsArr?per_page=99999')
  const { data } = (await list.json()) as { data: { product_slug: string; type: number }[] }
  return data
}

test('every product but courses has a drawing of its own of less than 6 kB', async () => {
  const drawing = drawings()
  const slugs = (await products()).filter(({ type }) => type < 3).map((each) => each.product_slug)
  const seen = new Map<string, string>()
  for (const slug of slugs) {
    const answer = await drawing(addressOf(slug))
    const svg = (await answer?.text()) ?? ''
    expect.soft(svg.length, slug).toBeGreaterThan(700)
    expect.soft(svg.length, slug).toBeLessThan(6_000)
    seen.set(slug, svg)
  }
  expect(seen.size).toBeGreaterThan(90)
})

test.each(['genie-slc-24', 'hinowa-15-70', 'haulotte-compact-10n', 'ladder-lift-18-m'])(
  'the lift %s looks like no other',
  async (slug) => {
    const drawing = drawings()
    const paths = async (of: string) =>
      (await (await drawing(addressOf(of)))?.text())?.split('</style>')[1] ?? ''
    const own = await paths(slug)
    const others = await Promise.all(['genie-sla-25', 'cela-dt15', 'haulotte-star-10'].map(paths))
    expect(others).not.toContain(own)
  },
)

test('all cranes stand on one sheet, each with shapes of its own', async () => {
  const { data } = (await (await testApi.get('getCraneFleetArr')).json()) as { data: object[] }
  const answer = await drawings()('/static/images/kranplansch.svg')
  const svg = (await answer?.text()) ?? ''
  // A crane has one pair of tracks or wheels at least, drawn dark or as a detail.
  expect(answer?.headers.get('content-type')).toBe('image/svg+xml')
  expect(svg.match(/M/g)?.length ?? 0).toBeGreaterThan(data.length * 5)
})

test('courses, hidden and unknown products have none', async () => {
  const drawing = drawings()
  const course = (await products()).find(({ type }) => type === 3)?.product_slug ?? ''
  for (const slug of [course, 'utkast-demo', 'gone', '..%2f']) {
    expect(await drawing(addressOf(slug)), slug).toBeNull()
  }
  expect(await drawing('/static/images/jekko-spx532.svg')).toBeNull()
})

test('an unchanged drawing is not sent again', async () => {
  const drawing = drawings()
  const etag = (await drawing(addressOf('jekko-spx532')))?.headers.get('etag') ?? ''
  const again = await drawing(addressOf('jekko-spx532'), { 'if-none-match': etag })
  expect(again?.status).toBe(304)
})
