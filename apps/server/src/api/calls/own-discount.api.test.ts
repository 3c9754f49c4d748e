import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies, users } from '../../database/schema/people.ts'
import { fromNow } from '../../testing/clock.ts'
import { logInRole } from '../../testing/sessions.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const bearers: Record<number, Record<string, string>> = {}
beforeAll(async () => {
  server = await startTestServer()
  server.changes.start()
  const { db } = server.database
  const [company] = await db
    .insert(companies)
    .values({
      corp_vat: 'SE556036079301',
      corp_name: 'Glas & Lyft AB',
      discount_percent: 15,
      confirmed: true,
    })
    .returning()
  for (const role of [10, 20, 30, 40]) {
    const { user, headers } = await logInRole(db, role)
    await db
      .update(users)
      .set({ company_id: company?.id ?? null })
      .where(eq(users.id, user.id))
    bearers[role] = headers
  }
})
afterAll(() => server.close())

// Every call whose answer has prices somewhere.
const calls = [
  'getProductsArr?per_page=24',
  'getProductObj?product_slug=jekko-spx312&no_count=1',
  'getRelatedProductsArr?product_slug=jekko-spx312',
  'getProdcatObj?prodcat_slug=minikranar',
  'getProdsubcatObj?prodcat_slug=minikranar&prodsubcat_slug=spindelkranar',
  'getDepotProductsArr?depot_slug=malmo&kind=machine',
  'getEducationsArr',
  'getManufacturerObj?manufacturer_slug=jekko',
  'getCraneselectorsArr?height=5&radius=5&weight=100',
  'getCraneselectorObj?slug=jekko-spx312',
]

const ask = (call: string, headers: Record<string, string> = {}) =>
  fetch(`${server.base}/api/site/${call}`, { headers: { 'x-api-key': 'public-site', ...headers } })

/** How many prices an answer has, and the discounts that stand beside them. */
async function pricesIn(response: Response) {
  const text = await response.text()
  return {
    prices: text.match(/"prod_vat":/g)?.length ?? 0,
    discounts: text.match(/"discount_percent":\d+/g) ?? [],
  }
}

test.each(calls)(
  '%s has the own discount beside every price, for VIP roles alone',
  async (call) => {
    for (const role of [20, 40]) {
      const response = await ask(call, bearers[role])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const { prices, discounts } = await pricesIn(response)
      expect(prices).toBeGreaterThan(0)
      expect(discounts).toEqual(Array.from({ length: prices }, () => '"discount_percent":15'))
    }
    for (const role of [10, 30]) {
      expect((await pricesIn(await ask(call, bearers[role]))).discounts).toEqual([])
    }
    expect((await pricesIn(await ask(call))).discounts).toEqual([])
  },
)

test('a file without prices is the same for a VIP', async () => {
  const chart = 'getLoadChart?slug=jekko-spx312'
  const [own, everybodys] = await Promise.all([ask(chart, bearers[20]), ask(chart)])
  expect(own.status).toBe(200)
  expect(own.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await own.text()).toBe(await everybodys.text())
})

test('500 mixed visitors: nobody gets the price of somebody else', async () => {
  const [first = '', second = ''] = calls
  const asked = Array.from({ length: 500 }, (_, index) => ({
    call: index % 2 === 0 ? first : second,
    role: [0, 20, 0, 10, 40][index % 5] ?? 0,
  }))
  const wrong: unknown[] = []
  for (let at = 0; at < asked.length; at += 25) {
    const batch = asked.slice(at, at + 25).map(async ({ call, role }) => {
      const { discounts } = await pricesIn(await ask(call, bearers[role]))
      const isVip = role === 20 || role === 40
      if (discounts.length > 0 !== isVip) wrong.push({ call, role })
    })
    await Promise.all(batch)
  }
  expect(wrong).toEqual([])
})

test('a session that is over, and a company that is gone, are charged the list price', async () => {
  const { db } = server.database
  const [call = ''] = calls
  const stranger = { authorization: `Bearer ${'x'.repeat(43)}` }
  expect((await pricesIn(await ask(call, stranger))).discounts).toEqual([])
  await db.update(companies).set({ deleted_at: fromNow() })
  expect((await pricesIn(await ask(call, bearers[20]))).discounts).toEqual([])
  await db.update(companies).set({ deleted_at: null })
})
