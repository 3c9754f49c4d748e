import type { ListedProduct, ProdcatWithContents } from '@minikran/contract/catalogue'
import { type ProductFiltersAnswer, productFiltersSchema } from '@minikran/contract/product-lists'
import { priceLines } from '@minikran/domain/pricing/rental-price'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type List = { data: ListedProduct[]; count: number }
const list = async (query: string) =>
  (await (await api.get(`getProductsArr?per_page=99999&${query}`)).json()) as List
const dataOf = async <T>(call: string) => ((await (await api.get(call)).json()) as { data: T }).data
const filtersOf = (query: string) => dataOf<ProductFiltersAnswer>(`getProductFiltersObj?${query}`)
const prodcat = (query: string) =>
  dataOf<ProdcatWithContents>(`getProdcatObj?prodcat_slug=minikranar&${query}`)

const isHybridOrBattery = ({ fuel_type }: ListedProduct) =>
  Array.isArray(fuel_type) && fuel_type.some((code) => code === 5 || code === 9)

test('a range leaves the products that are known to lie inside it, both ends included', async () => {
  const all = (await list('')).data
  const narrowed = await list('weight_min=500&weight_max=1915')
  const inside = all.filter(({ weight }) => Number(weight) >= 500 && Number(weight) <= 1915)
  expect(narrowed.data).toEqual(inside)
  expect(narrowed.count).toBe(inside.length)
  expect(inside.length).toBeGreaterThan(3)
  expect((await list('width_max=0,5')).count).toBe(0)
})

test.each([
  'jekko',
  'minkran',
  'kran jekko',
  'minikran spx 312',
  'vakum lyft glas',
  'liten_kran 100%',
])('a search for "%s" finds the same in any order', async (words) => {
  const search = `search=${encodeURIComponent(words)}`
  const [best, byTitle] = [await list(search), await list(`${search}&sort=title`)]
  const ids = (found: List) => found.data.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(ids(best)).toEqual(ids(byTitle))
  expect(best.count).toBe(byTitle.count)
})

test('codes leave the products that have one of them', async () => {
  const all = (await list('')).data
  const { data } = await list('fuel_type=5,9')
  expect(data).toEqual(all.filter(isHybridOrBattery))
  expect(data.length).toBeGreaterThan(3)
})

test('filters of a category, of a search and pages of both go together', async () => {
  const narrowed = await prodcat('weight_max=1500&per_page=3')
  const expected = (await prodcat('')).products.filter(({ weight }) => Number(weight) <= 1500)
  expect(narrowed.product_hits).toBe(expected.length)
  expect(narrowed.products).toEqual(expected.slice(0, 3))
  expect((await prodcat('weight_max=1500&per_page=3&page=2')).products).toEqual(
    expected.slice(3, 6),
  )
  const found = await list('search=minikran&weight_max=1500')
  const slugs = new Set((await list('search=minikran')).data.map(({ id }) => id))
  expect(found.count).toBeGreaterThan(0)
  expect(found.data.every(({ id, weight }) => slugs.has(id) && Number(weight) <= 1500)).toBe(true)
})

test.each(['weight', 'lift_capacity'] as const)(
  'sorted by %s, what is not known comes last both ways',
  async (field) => {
    const known = (rows: ListedProduct[]) =>
      rows.map((row) => row[field]).filter((value) => typeof value === 'number')
    for (const [sort, sign] of [
      [field, 1],
      [`-${field}`, -1],
    ] as const) {
      const { data } = await list(`sort=${sort}`)
      const values = known(data)
      expect(values).toEqual(values.toSorted((a, b) => sign * (a - b)))
      expect(known(data.slice(0, values.length))).toHaveLength(values.length)
    }
  },
)

test('sorted by price they come as their first price line says, on request last', async () => {
  const where = eq(products.product_slug, 'jekko-spx532')
  // Its first day is on request: with a price for following days it is not priced by its start.
  const set = { price_first_day_ore: null, price_following_days_ore: 1, price_rentstart_ore: 1 }
  await changeDuringTest(api.db, products, { set, where })
  const { data } = await list('sort=price')
  const ore = (sek: number | null) => (sek === null ? null : Math.round(sek * 100))
  const shown = data.map((product) => {
    const [first] = priceLines({
      type: product.type as 0,
      vatPercent: 0,
      priceFirstDayOre: ore(product.price_first_day),
      priceFollowingDaysOre: ore(product.price_following_days),
      priceWeekendOre: ore(product.price_weekend),
      priceBasicFeeOre: ore(product.price_basic_fee),
      priceSaleOre: ore(product.price_sale),
      priceRentstartOre: ore(product.price_rentstart),
      priceRentdayOre: ore(product.price_rentday),
      priceOfferOre: ore(product.price_offer),
    })
    return first?.price?.exVatOre ?? Number.POSITIVE_INFINITY
  })
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('titles sort in the language that is read', async () => {
  const english = (await list('sort=title&lang=en')).data.map((row) => row.title_en ?? row.title_sv)
  const order = new Intl.Collator('sv', { numeric: true })
  expect(english[0] && english.at(-1) && order.compare(english[0], english.at(-1) ?? '')).toBe(-1)
  const reversed = (await list('sort=-title&lang=en')).data.map(
    ({ title_en, title_sv }) => title_en ?? title_sv,
  )
  expect(reversed[0]).toBe(english.at(-1))
})

test('a list says what it can be narrowed by, and how many products each choice leaves', async () => {
  const answer = await filtersOf('prodcat_slug=minikranar')
  expect(productFiltersSchema.safeParse(answer).success).toBe(true)
  const all = (await prodcat('')).products
  expect([answer.all, answer.count]).toEqual([all.length, all.length])
  const weights = all.map(({ weight }) => weight).filter((weight) => typeof weight === 'number')
  expect(answer.filters).toContainEqual({
    kind: 'range',
    fld: 'weight',
    min: Math.min(...weights),
    max: Math.max(...weights),
  })
  const fuel = answer.filters.find(({ fld }) => fld === 'fuel_type')
  if (fuel?.kind !== 'options') throw new Error('mini cranes have fuels')
  for (const { code, count } of fuel.options) {
    expect((await prodcat(`fuel_type=${code}`)).product_hits, String(code)).toBe(count)
  }
})

test('counts follow the other filters, not their own', async () => {
  const narrowed = 'prodcat_slug=minikranar&weight_max=1500'
  const answer = await filtersOf(`${narrowed}&fuel_type=9`)
  expect(answer.count).toBe((await prodcat('weight_max=1500&fuel_type=9')).product_hits)
  const others = await filtersOf(narrowed)
  const optionsIn = ({ filters }: ProductFiltersAnswer) =>
    filters.filter(({ kind }) => kind === 'options')
  expect(optionsIn(answer)).toEqual(optionsIn(others))
})

test('a subcategory, a search and nothing at all can be asked', async () => {
  const carriers = await filtersOf('prodcat_slug=bandtransportorer&prodsubcat_slug=dumprar')
  expect(carriers.filters.map(({ fld }) => fld)).toContain('max_load')
  expect((await filtersOf('search=minikran')).count).toBe((await list('search=minikran')).count)
  expect(await filtersOf('search=%25%25')).toEqual({
    all: 0,
    count: 0,
    filters: [],
    own_filters: [],
  })
  expect(await filtersOf('prodcat_slug=atlantis')).toEqual({
    all: 0,
    count: 0,
    filters: [],
    own_filters: [],
  })
  expect((await filtersOf('')).filters.length).toBeGreaterThan(3)
})

test.each([
  ['weight_min=tung', 'weight_min'],
  ['weight_min=-1', 'weight_min'],
  ['weight_max=1e9', 'weight_max'],
  ['fuel_type=diesel', 'fuel_type'],
  ['sort=views', 'sort'],
])('%s is refused', async (query, field) => {
  const response = await api.get(`getProductsArr?${query}`)
  const { errors } = (await response.json()) as { errors: object }
  expect([response.status, Object.keys(errors)]).toEqual([422, [field]])
})

test('machines to take instead are of the same kind, the nearest in capacity first', async () => {
  const [asked] = (await list('search=spx312')).data
  const related = await dataOf<ListedProduct[]>(
    `getRelatedProductsArr?product_slug=${asked?.product_slug}`,
  )
  expect(related).toHaveLength(4)
  const away = related.map((other) =>
    Math.abs(Number(other.lift_capacity) - Number(asked?.lift_capacity)),
  )
  expect(away).toEqual(away.toSorted((a, b) => a - b))
  expect(related.map(({ id }) => id)).not.toContain(asked?.id)
  expect(new Set(related.map((other) => other.prodsubcat_slug))).toEqual(
    new Set([asked?.prodsubcat_slug]),
  )
  expect((await api.get('getRelatedProductsArr?product_slug=utkast-demo')).status).toBe(404)
})

test('a broken value counts nowhere and breaks nothing', async () => {
  const own = await createTestApi()
  const [first] = (await list('')).data
  await own.db
    .update(products)
    .set({ fuel_type: 'diesel' as unknown as number[] })
    .where(eq(products.id, first?.id ?? 0))
  expect((await own.get('getProductFiltersObj')).status).toBe(200)
  expect((await own.get('getProductsArr?fuel_type=2')).status).toBe(200)
  await own.close()
})
