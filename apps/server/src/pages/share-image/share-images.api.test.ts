import { createApiClient } from '@minikran/contract/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createShareImages } from './share-images.ts'

let testApi: TestApi
beforeAll(async () => {
  testApi = await createTestApi()
})
afterAll(() => testApi.close())

const visitor = { address: '192.0.2.1', requestId: 'test' }

function pictures() {
  const client = createApiClient({
    fetch: (request) => testApi.api.fetch(request, { visitor }),
    baseUrl: 'http://localhost:3000',
    apiKey: 'public-site',
  })
  const answer = createShareImages(() => client)
  return (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://localhost:3000${path}`, { headers }), path, visitor)
}

/** Width and height as the file itself says them. */
async function sizeOf(answer: Response | null) {
  if (answer === null) throw new Error('no picture')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test.each(['/og/minikran.png', '/og/produkt/jekko-spx532.png'])(
  '%s is a picture of 1200 × 630',
  async (path) => {
    expect(await sizeOf(await pictures()(path))).toEqual([1200, 630])
  },
)

test('every product has a picture; a course has the general one', async () => {
  const picture = pictures()
  const list = await testApi.get('getProductsArr?per_page=99999')
  const { data } = (await list.json()) as { data: { product_slug: string; type: number }[] }
  const course = data.find(({ type }) => type === 3)?.product_slug
  const [ofCourse, general] = await Promise.all([
    picture(`/og/produkt/${course}.png`),
    picture('/og/minikran.png'),
  ])
  expect(ofCourse?.headers.get('etag')).toBe(general?.headers.get('etag'))
})

test('machines of different measures have different pictures', async () => {
  const picture = pictures()
  const etags = await Promise.all(
    ['jekko-spx532', 'unic-urw-295'].map(async (slug) =>
      (await picture(`/og/produkt/${slug}.png`))?.headers.get('etag'),
    ),
  )
  expect(new Set(etags).size).toBe(2)
})

test('who has the picture already is told so', async () => {
  const picture = pictures()
  const etag = (await picture('/og/minikran.png'))?.headers.get('etag') ?? ''
  expect((await picture('/og/minikran.png', { 'if-none-match': etag }))?.status).toBe(304)
})

test.each([
  '/og/produkt/utkast-demo.png',
  '/og/produkt/%ff.png',
  '/og/annat.png',
  '/og/produkt/a/b.png',
])('%s is no picture', async (path) => {
  expect(await pictures()(path)).toBeNull()
})
