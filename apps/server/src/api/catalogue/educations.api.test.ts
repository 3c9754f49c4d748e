import type { Product } from '@minikran/contract/catalogue'
import { type Education, educationSchema } from '@minikran/contract/educations'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readSweden } from '../../../demo/read-data.ts'
import { cases, participants, registrations } from '../../database/schema/cases.ts'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { publicContext } from '../calls/answer-call.ts'

const autumn = Date.parse('2026-11-20T12:00:00Z')
let now = autumn
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => now })
})
afterEach(async () => {
  now = autumn
  await api.db.delete(cases)
})
afterAll(() => api.close())

const listed = async () =>
  ((await (await api.get('getEducationsArr')).json()) as { data: Education[] }).data
const course = async (key: string) => (await listed()).find((found) => found.course === key)
const slug = 'minikran-10-tm-malmo-2027-05-18'
const isCourse = eq(products.product_slug, slug)
const seatsLeft = async () => {
  const occasions = (await course('minikran-10-tm'))?.occasions
  return occasions?.find(({ product_slug }) => product_slug === slug)?.seats_left
}

async function register(state: 'received' | 'declined', waiting = false) {
  const [product] = await api.db.select().from(products).where(isCourse)
  const [made] = await api.db
    .insert(cases)
    .values({
      case_number: `MK-2026-${Math.random()}`,
      kind: 'registration',
      state,
      lang: 'sv',
      firstname: 'Åsa',
      lastname: 'Berg',
      email_address: 'asa@kund.example',
    })
    .returning()
  if (made === undefined || product === undefined) throw new Error('nothing to register for')
  await api.db.insert(registrations).values({ case_id: made.id, product_id: product.id })
  const participant = { case_id: made.id, firstname: 'Åsa', lastname: 'Berg', waiting }
  await api.db.insert(participants).values(participant)
}

test('every course of the data is listed under its name without a city', async () => {
  const list = await listed()
  expect(list.map(({ title_sv }) => title_sv)).toEqual(
    readSweden().education.map(({ name_sv }) => name_sv),
  )
  for (const education of list) expect(educationSchema.safeParse(education).success).toBe(true)
})

test('above 10 tonne-metres takes safe lifting and mini crane up to 10', async () => {
  expect(await course('minikran-over-10-tm')).toMatchObject({
    course_prerequisites: [1, 2],
    course_hours: 16,
    course_validity: 5,
  })
})

test('occasions come in order, those without a date last', async () => {
  const times = (await course('sakra-lyft'))?.occasions.map(({ course_time }) => course_time) ?? []
  const dated = times.slice(0, -1)
  expect(dated).toEqual(dated.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')))
  expect(times.at(-1)).toBeNull()
})

test('an occasion that has begun is no longer offered', async () => {
  now = Date.parse('2027-05-18T06:00:00Z')
  expect(await seatsLeft()).toBe(8)
  now += 60_000
  expect(await seatsLeft()).toBeUndefined()
})

test('a registration takes a seat, a declined one none, and who waits comes before anybody new', async () => {
  expect(await seatsLeft()).toBe(8)
  await register('received')
  await register('received', true)
  await register('declined')
  expect(await seatsLeft()).toBe(6)
  const product = await api.get(`getProductObj?product_slug=${slug}&no_count=1`)
  expect(((await product.json()) as { data: Product }).data.seats_left).toBe(6)
})

test.each([
  ['getEducationsArr', {}],
  ['getProductObj', { product_slug: slug }],
])('the seats that %s names are cached for ten seconds', async (name, query) => {
  const call = api.calls.find(({ path }) => path === `/site/${name}`)
  const answer = await call?.handle({ query, body: undefined }, publicContext('test'))
  expect(answer).toMatchObject({ validUntilMs: now + 10_000 })
})

test('nobody gets a seat that is not there', async () => {
  await changeDuringTest(api.db, products, { set: { course_participant: 1 }, where: isCourse })
  await register('received')
  await register('received')
  expect(await seatsLeft()).toBe(0)
})

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['in registration', { status: 0 }],
  ['not yet published', { publish_at: new Date('2999-01-01') }],
])('an occasion that is %s is not listed', async (_, set) => {
  await changeDuringTest(api.db, products, { set, where: isCourse })
  expect(await seatsLeft()).toBeUndefined()
})
