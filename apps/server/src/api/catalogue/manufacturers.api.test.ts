import type { Product } from '@minikran/contract/catalogue'
import {
  type Manufacturer,
  type ManufacturerWithProducts,
  manufacturerSchema,
  manufacturerWithProductsSchema,
} from '@minikran/contract/manufacturers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manufacturers } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const dataOf = async <Data>(call: string) =>
  ((await (await api.get(call)).json()) as { data: Data }).data
const listed = () => dataOf<Manufacturer[]>('getManufacturersArr')
const jekko = () => dataOf<ManufacturerWithProducts>('getManufacturerObj?manufacturer_slug=jekko')

test('every make is listed by name and says what is repaired and sold', async () => {
  const list = await listed()
  expect(list.length).toBeGreaterThan(20)
  for (const make of list) expect(manufacturerSchema.safeParse(make).success).toBe(true)
  expect(list.find((make) => make.manufacturer_slug === 'jekko')).toMatchObject({
    title_sv: 'Jekko',
    repairs: true,
    sales: true,
  })
  expect(list.some(({ repairs }) => !repairs)).toBe(true)
})

test('every make has a word mark and an address, and its products carry both', async () => {
  const list = await listed()
  const marks = list.map(({ logo_img }) => logo_img)
  expect(new Set(marks).size).toBe(list.length)
  const { logo_img, url } = await jekko()
  expect([logo_img, url]).toEqual(['marke-jekko.webp', 'https://jekko.example'])
  const product = await dataOf<Product>('getProductObj?product_slug=jekko-spx532')
  expect(product.manufacturer).toEqual({
    manufacturer_slug: 'jekko',
    title_sv: 'Jekko',
    url,
    logo_img,
  })
})

test('a make comes with as many products as its list says', async () => {
  const make = await jekko()
  expect(manufacturerWithProductsSchema.safeParse(make).success).toBe(true)
  expect(make.products.length).toBeGreaterThan(0)
  expect(make.products).toHaveLength(make.product_count)
  for (const product of make.products) {
    expect(product.manufacturer?.manufacturer_slug).toBe('jekko')
  }
})

test('a product that is not public is neither counted nor shown', async () => {
  const before = await jekko()
  const hidden = before.products[0]?.id ?? 0
  const where = eq(products.id, hidden)
  await changeDuringTest(api.db, products, { set: { status: 2 }, where })
  const after = await jekko()
  expect(after.product_count).toBe(before.product_count - 1)
  expect(after.products.some(({ id }) => id === hidden)).toBe(false)
})

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['not yet published', { publish_at: new Date('2999-01-01') }],
  ['no longer published', { unpublish_at: new Date('2020-01-01') }],
])('a make that is %s is nowhere', async (_, set) => {
  const where = eq(manufacturers.manufacturer_slug, 'jekko')
  await changeDuringTest(api.db, manufacturers, { set, where })
  expect((await api.get('getManufacturerObj?manufacturer_slug=jekko')).status).toBe(404)
  expect((await listed()).some((make) => make.manufacturer_slug === 'jekko')).toBe(false)
})

test.each([
  ['getManufacturerObj', 422],
  ['getManufacturerObj?manufacturer_slug=', 422],
  ['getManufacturerObj?manufacturer_slug=atlantis', 404],
  ['getManufacturersArr?all=1', 200],
])('%s answers %i', async (call, status) => {
  expect((await api.get(call)).status).toBe(status)
})
