import {
  type Prodcat,
  type ProdcatWithContents,
  prodcatSchema,
  prodcatWithContentsSchema,
  prodsubcatWithProductsSchema,
} from '@minikran/contract/catalogue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function read<T>(call: string): Promise<T> {
  return ((await (await api.get(call)).json()) as { data: T }).data
}
const larvkranar = 'getProdsubcatObj?prodcat_slug=minikranar&prodsubcat_slug=larvkranar'
const readProdcat = (slug: string) =>
  read<ProdcatWithContents>(`getProdcatObj?prodcat_slug=${slug}`)

test('the categories come in order with the number of their products', async () => {
  const list = await read<Prodcat[]>('getProdcatsArr')
  expect(list.map(({ title_en }) => title_en)).toEqual(
    list.map(({ prodcat_title_en }) => prodcat_title_en),
  )
  expect(list.slice(0, 3).map(({ prodcat_title_sv }) => prodcat_title_sv)).toEqual([
    'Minikranar',
    'Glasrobotar och vakuumlyft',
    'Bandtransportörer',
  ])
  for (const prodcat of list) {
    expect(prodcatSchema.safeParse(prodcat).success).toBe(true)
    expect((await readProdcat(prodcat.prodcat_slug)).products).toHaveLength(prodcat.product_count)
  }
})

test('a category holds its subcategories and all their products', async () => {
  const data = await readProdcat('minikranar')
  expect(prodcatWithContentsSchema.safeParse(data).success).toBe(true)
  const counted = data.subcategories.reduce((sum, { product_count }) => sum + product_count, 0)
  expect(counted).toBe(data.products.length)
})

test('a subcategory holds its own products', async () => {
  const call = 'getProdsubcatObj?prodcat_slug=minikranar&prodsubcat_slug=spindelkranar&per_page=5'
  const data = await read<ProdcatWithContents>(call)
  expect(prodsubcatWithProductsSchema.safeParse(data).success).toBe(true)
  expect(data.products).toHaveLength(5)
  const slugs = new Set(data.products.map(({ prodsubcat_slug }) => prodsubcat_slug))
  expect(slugs).toEqual(new Set(['spindelkranar']))
})

test.each([
  ['getProdcatObj', 422],
  ['getProdcatObj?prodcat_slug=atlantis', 404],
  ['getProdcatObj?prodcat_slug=minikranar&per_page=0', 422],
  ['getProdsubcatObj?prodcat_slug=minikranar', 422],
  ['getProdsubcatObj?prodcat_slug=liftar&prodsubcat_slug=spindelkranar', 404],
  ['getProdcatsArr?page=1', 200],
])('%s answers %i', async (call, status) => {
  expect((await api.get(call)).status).toBe(status)
})

test('a trashed subcategory takes its products out of every number', async () => {
  const before = await read<Prodcat[]>('getProdcatsArr')
  const gone = await read<ProdcatWithContents>(larvkranar)
  const where = eq(prodsubcats.prodsubcat_slug, 'larvkranar')
  await changeDuringTest(api.db, prodsubcats, { set: { deleted_at: fromNow() }, where })
  const after = await read<Prodcat[]>('getProdcatsArr')
  const counts = [before, after].map((list) => list[0]?.product_count ?? 0)
  expect((counts[0] ?? 0) - (counts[1] ?? 0)).toBe(gone.products.length)
})

test('a trashed category is nowhere, nor are its subcategories', async () => {
  const where = eq(prodcats.prodcat_slug, 'minikranar')
  await changeDuringTest(api.db, prodcats, { set: { deleted_at: fromNow() }, where })
  const [first] = await read<Prodcat[]>('getProdcatsArr')
  expect(first?.prodcat_slug).toBe('glasrobotar-och-vakuumlyft')
  expect((await api.get(larvkranar)).status).toBe(404)
})
