import { createApiClient } from '@minikran/contract/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway } from '../../http/database-away.ts'
import { TooManyWaiting } from '../../http/fair-turns.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createShareImages } from './share-images.ts'

let testApi: TestApi
beforeAll(async () => {
  testApi = await createTestApi()
})
afterAll(() => testApi.close())

const visitor = { address: '192.0.2.1', requestId: 'test' }

/** Pictures, perhaps without a call that fails, and with what their calls ask for. */
function pictures({ failing = '', asked = [] as string[] } = {}) {
  const client = createApiClient({
    fetch: (request) => {
      asked.push(request.url)
      if (failing !== '' && request.url.includes(failing)) {
        return Response.json({}, { status: 503 })
      }
      return testApi.api.fetch(request, { visitor })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'public-site',
  })
  // Room for a few of them: pictures leave the cache while others are drawn.
  const answer = createShareImages(() => client, 100_000)
  return (path: string, headers: Record<string, string> = {}, address = visitor.address) => {
    const request = new Request(`http://localhost:3000${path}`, { headers })
    return answer(request, path, { ...visitor, address })
  }
}

/** Width and height as the file itself says them. */
async function sizeOf(answer: Response | null) {
  if (answer === null) throw new Error('no picture')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const kinds = [
  'produkt/jekko-spx532',
  'produkter/minikranar',
  'produkter/minikranar/spindelkranar',
  'nyhet/kran-genom-dorren',
  'presentation/ett-lyft-steg-for-steg',
  'region/stockholm',
  'regioner',
  'transporter',
  'lyftplan',
  'minikran',
]

test.each(kinds)('/og/%s.png is a picture of 1200 × 630, another one in English', async (name) => {
  const picture = pictures()
  const [swedish, english] = await Promise.all([
    picture(`/og/${name}.png`),
    picture(`/og/en/${name}.png`),
  ])
  expect(await sizeOf(swedish)).toEqual([1200, 630])
  expect(await sizeOf(english)).toEqual([1200, 630])
  expect(english?.headers.get('etag')).not.toBe(swedish?.headers.get('etag'))
})

test('every kind of page has a picture of its own, and so has every machine', async () => {
  const picture = pictures()
  const names = [...kinds, 'produkt/unic-urw-295', 'nyhet/minikrankurser-2027', 'region/malmo']
  const etags = await Promise.all(
    names.map(async (name) => (await picture(`/og/${name}.png`))?.headers.get('etag')),
  )
  expect(new Set(etags).size).toBe(names.length)
})

test('a flood from one network is refused beyond its queue, and keeps nobody else from a picture', async () => {
  const picture = pictures()
  const flood = Array.from({ length: 100 }, () => picture('/og/regioner.png'))
  const ended = Promise.allSettled(flood)
  const other = await picture('/og/minikran.png', {}, '198.51.100.1')
  expect(other?.status).toBe(200)
  const [first, ...others] = await ended
  expect(first).toMatchObject({ status: 'fulfilled' })
  const refused = others.filter(
    (one) => one.status === 'rejected' && one.reason instanceof TooManyWaiting,
  )
  expect(refused.length).toBeGreaterThan(30)
})

test('who has the picture is told so', async () => {
  const picture = pictures()
  const etag = (await picture('/og/minikran.png'))?.headers.get('etag') ?? ''
  expect((await picture('/og/minikran.png', { 'if-none-match': etag }))?.status).toBe(304)
})

test.each([
  '/og/produkt/utkast-demo.png',
  '/og/produkt/%ff.png',
  '/og/annat.png',
  '/og/toString.png',
  '/og/produkt/a/b.png',
  '/og/produkter/minikranar/liftar.png',
  '/og/region/ingenstans.png',
  '/og/mina-sidor/min-sida.png',
  '/og/en.png',
  '/og/.png',
])('%s is no picture', async (path) => {
  expect(await pictures()(path)).toBeNull()
})

test.each([
  ['produkt/jekko-spx532', 'getProductObj'],
  ['produkt/jekko-spx532', 'getCraneselectorObj'],
  ['produkter/minikranar', 'getProdcatObj'],
  ['transporter', 'getPageObj'],
  ['region/stockholm', 'getCraneFleetArr'],
])('/og/%s.png is not drawn without %s, since others keep it for months', async (name, failing) => {
  const reason = await pictures({ failing })(`/og/${name}.png`).catch((error: unknown) => error)
  expect(isDatabaseAway(reason)).toBe(true)
})

test('a picture counts no view', async () => {
  const asked: string[] = []
  const picture = pictures({ asked })
  for (const name of kinds) await picture(`/og/${name}.png`)
  const views = asked.filter((url) => /get(Product|Post|Presentation)Obj/.test(url))
  expect(views).toHaveLength(3)
  for (const url of views) expect(url).toContain('no_count=1')
})
