import {
  type ListedPresentation,
  listedPresentationSchema,
  type Presentation,
  presentationSchema,
} from '@minikran/contract/presentations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPresentations } from '../../../demo/presentations.ts'
import { prodcats } from '../../database/schema/catalogue.ts'
import { presentationcontents, presentations } from '../../database/schema/content.ts'
import { documents } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type List = { data: ListedPresentation[]; count: number }
const list = async (query: string) =>
  (await (await api.get(`getPresentationsArr${query}`)).json()) as List
const one = async (slug: string) => {
  const response = await api.get(`getPresentationObj?presentation_slug=${slug}`)
  return ((await response.json()) as { data: Presentation }).data
}
const slugs = ({ data }: List) => data.map((presentation) => presentation.presentation_slug)

test('the newest come first, as many as asked, and all are counted', async () => {
  const all = demoPresentations.map(({ slug }) => slug)
  expect(slugs(await list('?show_amount=99999'))).toEqual(all)
  const newest = await list('?show_amount=1')
  expect([slugs(newest), newest.count]).toEqual([all.slice(0, 1), all.length])
  for (const presentation of newest.data) {
    expect(listedPresentationSchema.safeParse(presentation).success).toBe(true)
  }
})

test('types 2 and 3 show the product’s picture, 33 the subcategory’s', async () => {
  const { data } = await list('')
  expect(
    data.map(({ presentation_type, image }) => [presentation_type, image?.image_file]),
  ).toEqual([
    [2, 'jekko-spx532-lyft.webp'],
    [33, 'befard-xgr800-sida.webp'],
  ])
  expect(data[0]?.product?.path).toMatch(/\/jekko-spx532$/)
  expect(data[1]?.subcategory?.path).toMatch(/\/glasrobotar$/)
})

test('a product has those about itself and those about its subcategory', async () => {
  expect(slugs(await list('?product_slug=jekko-spx532'))).toEqual(['ett-lyft-steg-for-steg'])
  const ofSubcategory = await list('?product_slug=winlet-600')
  expect([slugs(ofSubcategory), ofSubcategory.count]).toEqual([['glas-pa-plats'], 1])
  expect(await list('?product_slug=grabo-pro')).toEqual({ data: [], count: 0 })
})

test('a presentation has its pages in their order, with pictures, documents and movies', async () => {
  const demo = demoPresentations[0]
  const shown = await one('ett-lyft-steg-for-steg')
  expect(presentationSchema.safeParse(shown).success).toBe(true)
  expect(shown.presentationcontents.map((page) => page.title_sv)).toEqual(
    demo?.pages.map((page) => page.title_sv),
  )
  const files = shown.presentationcontents.map((page) => [
    page.images[0]?.image_file,
    page.documents[0]?.document_file,
    page.movies[0]?.movie_file,
  ])
  expect(files).toEqual(demo?.pages.map(({ image, document, movie }) => [image, document, movie]))
  expect(shown.content_count).toBe(demo?.pages.length)
})

test('a page that is trashed is not counted and not shown', async () => {
  const where = eq(presentationcontents.id, 1)
  await changeDuringTest(api.db, presentationcontents, { set: { deleted_at: fromNow() }, where })
  const shown = await one('ett-lyft-steg-for-steg')
  expect([shown.content_count, shown.presentationcontents.length]).toEqual([4, 4])
})

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['not published yet', { publish_at: fromNow({ minutes: 1 }) }],
  ['unpublished', { unpublish_at: fromNow({ minutes: -1 }) }],
])('a presentation that is %s is nowhere', async (_, set) => {
  await changeDuringTest(api.db, presentations, { set, where: eq(presentations.id, 1) })
  expect((await list('')).count).toBe(1)
  const answer = await api.get('getPresentationObj?presentation_slug=ett-lyft-steg-for-steg')
  expect(answer.status).toBe(404)
})

test('a product that is not public is neither named nor pictured', async () => {
  const where = eq(products.product_slug, 'jekko-spx532')
  await changeDuringTest(api.db, products, { set: { status: 2 }, where })
  const { data } = await list('')
  expect([data[0]?.product, data[0]?.image]).toEqual([null, null])
})

test('a subcategory of a trashed category is neither named nor pictured', async () => {
  const where = eq(prodcats.prodcat_slug, 'glasrobotar-och-vakuumlyft')
  await changeDuringTest(api.db, prodcats, { set: { deleted_at: fromNow() }, where })
  const { data } = await list('')
  expect([data[1]?.subcategory, data[1]?.image]).toEqual([null, null])
})

test('documents of category 120 are hidden, here and with products', async () => {
  const hiddenCategory = 120
  const read = async (call: string) => (await api.get(call)).text()
  const productCall = 'getProductObj?product_slug=jekko-spx532&no_count=1'
  const product = await read(productCall)
  expect(product).toContain('checklista-fore-lyft.pdf')
  expect(product).not.toContain('intern-servicelista.pdf')
  await changeDuringTest(api.db, documents, { set: { document_cat: hiddenCategory } })
  expect(await read(productCall)).toContain('"documents":[]')
  const presentation = await read('getPresentationObj?presentation_slug=ett-lyft-steg-for-steg')
  expect(presentation).not.toContain('.pdf')
})

test('a look is counted unless no_count is set', async () => {
  const before = api.viewed.length
  await one('glas-pa-plats&no_count=1')
  await one('glas-pa-plats')
  expect(api.viewed.slice(before)).toEqual(['glas-pa-plats'])
})

test.each([
  ['getPresentationsArr?show_amount=0', 422],
  ['getPresentationsArr?show_amount=x', 422],
  ['getPresentationsArr?product_slug=', 422],
  ['getPresentationsArr?page=2', 200],
  ['getPresentationObj', 422],
  ['getPresentationObj?presentation_slug=', 422],
  ['getPresentationObj?presentation_slug=finns-inte', 404],
])('%s answers %i', async (call, status) => {
  expect((await api.get(call)).status).toBe(status)
})
