import {
  type ListedProduct,
  listedProductSchema,
  productSchema,
} from '@minikran/contract/catalogue'
import { popularity } from '@minikran/domain/catalogue/popularity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCranes, readEquipment } from '../../../demo/read-data.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type List = { data: ListedProduct[]; count: number }
const list = async (query: string) =>
  (await (await api.get(`getProductsArr?${query}`)).json()) as List
const slugs = ({ data }: List) => data.map((product) => product.product_slug)

test('a list without a search holds 24 products and counts them all', async () => {
  const { data, count } = await list('')
  expect(data).toHaveLength(24)
  expect(count).toBeGreaterThan(100)
})

test('per_page 99999 means all, and every product fits its description', async () => {
  const { data, count } = await list('per_page=99999')
  expect(data).toHaveLength(count)
  for (const product of data) expect(listedProductSchema.safeParse(product).success).toBe(true)
  expect(data[0]).not.toHaveProperty('content_sv')
})

test('all products are on the first page', async () => {
  const { count } = await list('per_page=99999')
  expect(await list('per_page=99999&page=2')).toEqual({ data: [], count })
  const { count: found } = await list('search=minikran')
  const second = await list('search=minikran&per_page=99999&page=2')
  expect(second).toEqual({ data: [], count: found })
})

test('empty parameters are as if absent', async () => {
  expect(await list('search=&page=&per_page=')).toEqual(await list(''))
})

test('pages follow one another without gap or overlap', async () => {
  const whole = slugs(await list('per_page=20'))
  const halves = [...slugs(await list('per_page=10')), ...slugs(await list('per_page=10&page=2'))]
  expect(halves).toEqual(whole)
})

test.each([
  ['minikranar', 'jekko-spx312'],
  ['minkran', 'jekko-spx312'],
  ['SPX312', 'jekko-spx312'],
  ['urw295', 'unic-urw-295'],
  ['URW-295', 'unic-urw-295'],
  ['mc-305', 'maeda-mc305c-2'],
  ['mini crane', 'jekko-spx312'],
  ['mini-crane', 'jekko-spx312'],
  ['minicrane', 'jekko-spx312'],
  ['hyra minikran', 'jekko-spx312'],
  ['lyftkran', 'jekko-spx312'],
  ['teleskåp', 'jekko-spx312'],
  ['spindlekran', 'jekko-spx312'],
  ['spidercrane', 'jekko-spx312'],
  ['jeko', 'jekko-spx312'],
  ['fjärrstyrd kran', 'jekko-spx312'],
  ['elkran', 'valla-25e'],
  ['electric crane', 'valla-25e'],
  ['pickandcarry', 'valla-25e'],
  ['vakum', 'hoeflon-vl500'],
  ['vakkum', 'hoeflon-vl500'],
  ['vakuum lyft', 'hoeflon-vl500'],
  ['suction cup', 'hoeflon-vl500'],
  ['sugkop', 'hoeflon-vl500'],
  ['plåtlyft', 'hoeflon-vl500'],
  ['sugpropp', 'winlet-600'],
  ['glas robot', 'winlet-600'],
  ['glazing robot', 'winlet-600'],
  ['window', 'winlet-600'],
  ['boom lift', 'cela-dt15'],
  ['cherry picker', 'cela-dt15'],
  ['saxlfit', 'haulotte-optimum-8'],
  ['banddumpr', 'unbranded-rmd-800'],
  ['förarbevis', 'sakra-lyft-stockholm'],
  ['bandgående kran', 'jekko-spx312'],
  ['larvburen dumper', 'hinowa-hp1100'],
  ['larvburen', 'cela-dt15'],
  ['mewp', 'cela-dt15'],
  ['arbetsplattform', 'haulotte-optimum-8'],
  ['lyftstropp', 'generic-web-sling-1-t-3-m'],
  ['lyftband', 'generic-web-sling-1-t-3-m'],
  ['lyftstropp', 'generic-round-sling-2-t-4-m'],
  ['lyftbalk', 'generic-adjustable-spreader-beam-3-t'],
  ['outrigger mat', 'generic-outrigger-pad-500-x-500-x-40'],
])('a search for %s finds %s', async (search, slug) => {
  expect(slugs(await list(`search=${encodeURIComponent(search)}&per_page=99999`))).toContain(slug)
})

test.each(['va hoeflon', 'hoeflon va', 'va', 'vl va'])(
  'two letters (%s) are searched for as part of a word',
  async (search) => {
    const found = slugs(await list(`search=${encodeURIComponent(search)}&per_page=99999`))
    expect(found).toContain('hoeflon-vl500')
    if (search !== 'va') expect(found).not.toContain('jekko-spx312')
  },
)

test('a page behind the last one is empty and counts on', async () => {
  const first = await list('search=minikran')
  expect(await list('search=minikran&page=99')).toEqual({ data: [], count: first.count })
  expect((await list('page=99999')).count).toBeGreaterThan(100)
})

test.each(['jekko -spx312', '"jekko" (spx312)', '!jekko | spx312:', 'jekko & +spx312*'])(
  'signs around words (%s) are no operators',
  async (search) => {
    expect(await list(`search=${encodeURIComponent(search)}`)).toEqual(
      await list(`search=${encodeURIComponent('jekko spx312')}`),
    )
  },
)

test.each(['%%', '{}', '__', '<<>>', '\\\\'])('signs only (%s) find nothing', async (search) => {
  const response = await api.get(`getProductsArr?search=${encodeURIComponent(search)}`)
  expect([response.status, await response.json()]).toEqual([200, { data: [], count: 0 }])
})

test('a percent sign in a search is a sign, not a wildcard', async () => {
  expect((await list(`search=${encodeURIComponent('jek%spx312')}`)).count).toBe(0)
})

test.each([
  ['search=k', 'search', 'minLength'],
  [`search=${'a'.repeat(201)}`, 'search', 'maxLength'],
  ['page=0', 'page', 'min'],
  ['page=1e2', 'page', 'format'],
  ['per_page=100000', 'per_page', 'max'],
  ['sort=views', 'sort', 'format'],
  ['search=ab&search=cd', 'search', 'single'],
  ['search=a%00b', 'search', 'characters'],
])('%s is refused: %s %s', async (query, field, rule) => {
  const response = await api.get(`getProductsArr?${query}`)
  const problem = (await response.json()) as { code: string; errors: Record<string, string[]> }
  expect([response.status, problem.code, problem.errors[field]]).toEqual([
    422,
    'validationFailed',
    [rule],
  ])
})

test('names that a reading call does not know are ignored, once and more often', async () => {
  const asked = await list('search=jekko')
  expect(asked.count).toBeGreaterThan(0)
  expect(await list('search=jekko&utm_source=a&utm_source=b&__proto__=1&search[]=x')).toEqual(asked)
})

test('a product carries texts, template, path and technical fields, and nobody behind it', async () => {
  const response = await api.get('getProductObj?product_slug=jekko-spx312&no_count=1')
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  expect(productSchema.safeParse(data).success).toBe(true)
  expect(data).toMatchObject({
    path: '/produkter/minikranar/spindelkranar/jekko-spx312',
    lift_capacity: 1200,
    prod_vat: 25,
  })
  const hidden = /creat|updat|delet|lock|version|_by$|views|order|norm/
  expect(Object.keys(data).filter((key) => hidden.test(key))).toEqual([])
})

test('popular products come by the domain’s score of views, orders and placements', async () => {
  const known = await api.db.select().from(products)
  for (const row of known) expect(row.popularity, row.product_slug).toBe(popularity(row))
  const bySlug = new Map(known.map((row) => [row.product_slug, row]))
  const scores = slugs(await list('sort=popular&per_page=99999')).map((slug) => {
    const row = bySlug.get(slug)
    return row === undefined ? Number.NaN : popularity(row)
  })
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores[0]).toBeGreaterThan(0)
})

test('a view is counted unless no_count is set', async () => {
  api.viewed.length = 0
  await api.get('getProductObj?product_slug=jekko-spx312')
  await api.get('getProductObj?product_slug=jekko-spx312&no_count=1')
  await api.get('getProductObj?product_slug=nothing-here')
  expect(api.viewed).toEqual(['jekko-spx312'])
})

test.each(['utkast-demo', 'nothing-here', "' or 1=1 --"])(
  'product %s is not found',
  async (slug) => {
    const response = await api.get(`getProductObj?product_slug=${encodeURIComponent(slug)}`)
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      404,
      'notFound',
    ])
  },
)

test('raw prices are those of the data files, for every machine', async () => {
  const { data } = await list('per_page=99999')
  const bySlug = new Map(data.map((product) => [product.product_slug, product]))
  const records = [...readCranes(), ...readEquipment()]
  for (const { id, prices_sek_ex_vat: prices } of records) {
    const product = bySlug.get(id)
    expect([id, product?.price_first_day, product?.price_basic_fee]).toEqual([
      id,
      prices?.price_first_day ?? null,
      prices?.price_basic_fee ?? null,
    ])
    expect([product?.price_following_days, product?.price_weekend]).toEqual([
      prices?.price_following_days ?? null,
      prices?.price_weekend ?? null,
    ])
  }
})

test('one visibility rule for lists, search and look-up, subcategory and category included', async () => {
  const own = await createTestApi()
  const slug = 'jekko-spx312'
  const seen = async () => {
    const lists = ['getProductsArr?per_page=99999', 'getProductsArr?search=spx312']
    const answers = await Promise.all(lists.map(async (call) => (await own.get(call)).json()))
    const inLists = answers.map((answer) => slugs(answer as List).includes(slug))
    return [...inLists, (await own.get(`getProductObj?product_slug=${slug}`)).status === 200]
  }
  const tomorrow = fromNow({ days: 1 })
  const [product] = await own.db.select().from(products).where(eq(products.product_slug, slug))
  const changes: (() => Promise<unknown>)[] = [
    () => own.db.update(products).set({ status: 2 }),
    () => own.db.update(products).set({ deleted_at: fromNow() }),
    () => own.db.update(products).set({ publish_at: tomorrow }),
    () => own.db.update(products).set({ unpublish_at: fromNow({ seconds: -1 }) }),
    () => own.db.update(prodsubcats).set({ deleted_at: fromNow() }),
    () => own.db.update(prodcats).set({ publish_at: tomorrow }),
  ]
  expect(await seen()).toEqual([true, true, true])
  for (const change of changes) {
    await change()
    expect(await seen()).toEqual([false, false, false])
    await own.db.update(products).set({
      status: 1,
      deleted_at: null,
      publish_at: product?.publish_at ?? null,
      unpublish_at: null,
    })
    await own.db.update(prodsubcats).set({ deleted_at: null })
    await own.db.update(prodcats).set({ publish_at: product?.publish_at ?? null })
  }
  await own.close()
})

test('a broken row never breaks a list', async () => {
  const own = await createTestApi()
  await own.db.update(products).set({
    fields: { slew_deg: 'round' },
    fld_title1: { fld: 7, fld_type: 'odd' } as never,
    title_en: null,
    manufacturer_id: null,
  })
  const response = await own.get('getProductsArr?per_page=99999')
  const { data } = (await response.json()) as List
  expect(data.every((product) => listedProductSchema.safeParse(product).success)).toBe(true)
  await own.close()
})
