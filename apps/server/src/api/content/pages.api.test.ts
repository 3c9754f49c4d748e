import {
  type ListedPage,
  listedPageSchema,
  type Page,
  pageSchema,
} from '@minikran/contract/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPages } from '../../../demo/pages/pages.ts'
import { pages } from '../../database/schema/content.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const change = (key: string, set: Partial<typeof pages.$inferInsert>) =>
  changeDuringTest(api.db, pages, { set, where: eq(pages.page_key, key) })
const read = async (key: string) => {
  const response = await api.get(`getPageObj?page_key=${encodeURIComponent(key)}`)
  return ((await response.json()) as { data: Page }).data
}
const listed = async () =>
  ((await (await api.get('getPagesArr')).json()) as { data: ListedPage[] }).data

test('every page is listed without its text, and found by its key with it', async () => {
  const list = await listed()
  expect(list.length).toBeGreaterThan(10)
  for (const { page_key, ...listedPage } of list) {
    expect(listedPageSchema.strict().safeParse({ page_key, ...listedPage }).success).toBe(true)
    const page = await read(page_key)
    expect(pageSchema.safeParse(page).success).toBe(true)
    expect(page).toMatchObject(listedPage)
  }
})

test('the demo’s texts are stored as cleaning leaves them', async () => {
  for (const { page_key, content_sv, content_en } of demoPages) {
    expect(await read(page_key)).toMatchObject({ content_sv, content_en })
  }
})

test('the lead is the first paragraph in both languages, without markup', async () => {
  const content_sv = '<h2>Rubrik</h2><p>Ett <b>lyft</b> &amp; ett till.</p><p>Sedan.</p>'
  await change('transporter', { content_sv, content_en: '<p>One lift.</p>' })
  expect(await read('transporter')).toMatchObject({
    lead_sv: 'Ett lyft & ett till.',
    lead_en: 'One lift.',
  })
})

test('what a text must not hold is cleaned away', async () => {
  const content_sv = '<h2 style="x">Rubrik</h2><p><a href="javascript:x()">klick</a><img src=x></p>'
  await change('gdpr', { content_sv })
  expect((await read('gdpr')).content_sv).toBe('<h2>Rubrik</h2><p><a>klick</a></p>')
})

test('a text of nothing but markup is empty, and no translation', async () => {
  await change('gdpr', { content_sv: '<p> <br></p>', content_en: '<p></p>' })
  expect(await read('gdpr')).toMatchObject({ content_sv: '', content_en: null, lead_en: null })
})

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['not yet published', { publish_at: new Date('2999-01-01') }],
  ['no longer published', { unpublish_at: new Date('2020-01-01') }],
  ['without a publish time', { publish_at: null }],
])('a page that is %s is nowhere', async (_, set) => {
  await change('gdpr', set)
  expect((await api.get('getPageObj?page_key=gdpr')).status).toBe(404)
  expect((await listed()).some(({ page_key }) => page_key === 'gdpr')).toBe(false)
})

test.each([
  ['getPageObj', 422],
  ['getPageObj?page_key=', 422],
  [`getPageObj?page_key=${'x'.repeat(121)}`, 422],
  ['getPageObj?page_key=gdpr&all=1', 200],
  ['getPageObj?page_key=atlantis', 404],
  ['getPagesArr?all=1', 200],
])('%s answers %i', async (call, status) => {
  expect((await api.get(call)).status).toBe(status)
})
