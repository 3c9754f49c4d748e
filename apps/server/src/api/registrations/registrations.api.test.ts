import type { RefusedForm } from '@minikran/contract/forms'
import type { RegistrationBody } from '@minikran/contract/registrations'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cases, participants, registrations } from '../../database/schema/cases.ts'
import { depots } from '../../database/schema/depots.ts'
import { mails } from '../../database/schema/mails.ts'
import { companies, users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { hasRealClock } from '../../testing/clock.ts'
import { logInRole } from '../../testing/sessions.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let course: typeof products.$inferSelect
beforeAll(async () => {
  api = await createTestApi()
  const slug = 'minikran-10-tm-malmo-2027-05-18'
  const [found] = await api.db.select().from(products).where(eq(products.product_slug, slug))
  if (found === undefined) throw new Error('no course to register for')
  course = found
})
afterEach(async () => {
  await api.db.delete(mails)
  await api.db.delete(cases)
  api.queued.length = 0
})
afterAll(() => api.close())

const form = {
  lang: 'en' as const,
  company: 'Glas AB',
  price_type: '2' as const,
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  phone: '070-123 45 67',
  inquiry_text: 'Två av oss har <b>eget</b> lyftbälte.',
}
const people = (number: number) =>
  Array.from({ length: number }, (_, index) => ({ firstname: `Nr ${index + 1}`, lastname: 'Ek' }))

type Sent = {
  status: number
  body: Partial<RefusedForm> & { data: { case_number: string; waiting: number } }
}
async function send(changes: object, headers: Record<string, string> = {}): Promise<Sent> {
  const body: RegistrationBody = { ...form, prod_id: course.id, ...changes }
  const response = await api.post('makeEducationRegistration', body, headers)
  return { status: response.status, body: (await response.json()) as Sent['body'] }
}
const changeCourse = (set: Partial<typeof products.$inferInsert>) =>
  changeDuringTest(api.db, products, { set, where: eq(products.id, course.id) })
const setSeats = (course_participant: number | null) => changeCourse({ course_participant })
const storedPeople = () =>
  api.db
    .select({ lastname: participants.lastname, waiting: participants.waiting })
    .from(participants)
    .orderBy(asc(participants.id))

test('a registration keeps the discount of the account that sends it', async () => {
  const { user, headers } = await logInRole(api.db, 20)
  const names = { corp_vat: 'SE556000000101', corp_name: 'Glas AB' }
  const [company] = await api.db
    .insert(companies)
    .values({ ...names, discount_percent: 15, confirmed: true })
    .returning()
  const set = { company_id: company?.id ?? null }
  await changeDuringTest(api.db, users, { set, where: eq(users.id, user.id) })
  expect((await send({ participants: people(1) }, headers)).status).toBe(200)
  const stored = await api.db.select().from(registrations)
  expect(stored).toMatchObject([{ prices: { discountPercent: 15 } }])
})

test.runIf(hasRealClock)('a registration is stored while staff save its course', async () => {
  await setSeats(1)
  await api.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, course.id)).for('no key update')
    const { status, body } = await send({ participants: people(2) })
    expect([status, body.data.waiting]).toEqual([200, 1])
  })
})

test('a registration is stored with its people, at the depot of its course, and two mails are queued', async () => {
  const named = [{ firstname: 'Bo', lastname: 'Ek', email: 'bo@kund.example' }, ...people(1)]
  const sent = await send({ participants: named, depot_id: 2, prod_name: 'Something else' })
  expect(sent).toMatchObject({ status: 200, body: { data: { waiting: 0 } } })
  const stored = await caseOfNumber(api.db, sent.body.data.case_number)
  expect(stored).toMatchObject({
    kind: 'registration',
    state: 'received',
    lang: 'en',
    price_type: 2,
    depot_id: course.depot_id,
    company: 'Glas AB',
    email_address: form.email,
  })
  expect(await api.db.select().from(registrations)).toMatchObject([
    {
      product_id: course.id,
      prod_name: course.title_sv,
      prices: { type: 3, vatPercent: course.prod_vat, priceSaleOre: course.price_sale_ore },
      registration_text: form.inquiry_text,
    },
  ])
  expect(await api.db.select().from(participants).orderBy(asc(participants.id))).toMatchObject([
    { firstname: 'Bo', lastname: 'Ek', email_address: 'bo@kund.example', waiting: false },
    { firstname: 'Nr 1', lastname: 'Ek', email_address: null, waiting: false },
  ])
  const [depot] = await api.db
    .select()
    .from(depots)
    .where(eq(depots.id, course.depot_id ?? 0))
  const outbox = await api.db.select().from(mails)
  expect(outbox.map(({ kind, to, reply_to }) => [kind, to, reply_to])).toEqual([
    ['registration-confirmation', form.email, depot?.email_address],
    ['registration-notification', depot?.email_address, form.email],
  ])
  expect(api.queued).toEqual(outbox.map(({ id }) => id))
})

test.each([[undefined], [null], [[]]])(
  'with participants %j the sender takes the course',
  async (none) => {
    await send({ participants: none })
    expect(await api.db.select().from(participants)).toMatchObject([
      { firstname: 'Anna', lastname: 'Svensson', email_address: form.email, waiting: false },
    ])
  },
)

test('of four people two get the two seats left, the others wait in order', async () => {
  await setSeats(2)
  expect((await send({ participants: people(4) })).body.data.waiting).toBe(2)
  expect((await storedPeople()).map(({ waiting }) => waiting)).toEqual([false, false, true, true])
  expect((await send({})).body.data.waiting).toBe(1)
})

test('registrations at once never give a seat twice', async () => {
  await setSeats(10)
  const sizes = [3, 1, 4, 1, 2, 3, 2, 1]
  const answers = await Promise.all(
    sizes.map((size, index) =>
      send({ participants: people(size), email: `nr${index}@kund.example` }),
    ),
  )
  const asked = sizes.reduce((sum, size) => sum + size)
  const waiting = answers.reduce((sum, { body }) => sum + body.data.waiting, 0)
  expect(waiting).toBe(asked - 10)
  const stored = await storedPeople()
  expect(stored.filter((person) => !person.waiting)).toHaveLength(10)
  expect(stored).toHaveLength(asked)
})

test('a seat that falls free belongs to whoever waits, before anybody new', async () => {
  await setSeats(2)
  const first = await send({ participants: people(2) })
  await send({ participants: people(1) })
  await api.db
    .update(cases)
    .set({ state: 'declined' })
    .where(eq(cases.case_number, first.body.data.case_number))
  const next = await send({ participants: people(2) })
  expect(next.body.data.waiting).toBe(1)
})

test('a web course without seats has no limit', async () => {
  await setSeats(null)
  await changeCourse({ type: 4, course_time: null })
  expect((await send({ participants: people(20) })).body.data.waiting).toBe(0)
})

test.each([
  ['no course', { prod_id: null }, { prod_id: ['required'] }],
  ['a course that does not exist', { prod_id: 999_999 }, { prod_id: ['notFound'] }],
  ['a machine', { prod_id: 1 }, { prod_id: ['notFound'] }],
  ['no company for prices without VAT', { company: '' }, { company: ['required'] }],
  ['too many', { participants: people(21) }, { participants: ['maxCount'] }],
  [
    'half a name',
    { participants: [{ firstname: 'Bo' }] },
    { 'participants.0.lastname': ['required'] },
  ],
  [
    'a number for a name',
    { participants: [{ firstname: 7, lastname: 'Ek' }] },
    { 'participants.0.firstname': ['format'] },
  ],
  [
    'an unknown key of a person',
    { participants: [{ firstname: 'Bo', lastname: 'Ek', waiting: false }] },
    { 'participants.0.waiting': ['unknownKey'] },
  ],
])('%s is refused by field and rule', async (_, change, errors) => {
  const { status, body } = await send(change)
  expect([status, body.errors]).toEqual([422, errors])
  expect(await api.db.select().from(cases)).toEqual([])
})

test('a course that the public sees takes registrations while its depot is hidden', async () => {
  const set = { unpublish_at: new Date('2026-01-01T00:00:00Z') }
  const where = eq(depots.id, course.depot_id ?? 0)
  await changeDuringTest(api.db, depots, { set, where })
  expect((await send({})).status).toBe(200)
  expect(await api.db.select().from(cases)).toMatchObject([{ depot_id: course.depot_id }])
})

test('a course that is not public takes no registration', async () => {
  await changeCourse({ status: 2 })
  expect((await send({})).body.errors).toEqual({ prod_id: ['notFound'] })
})

test('a course that has begun takes no registration', async () => {
  await changeCourse({ course_time: '2026-11-20 12:59' })
  expect((await send({})).body.errors).toEqual({ prod_id: ['past'] })
})

test('the dates that an inquiry would have are not looked at', async () => {
  expect((await send({ pickup_at: '', return_at: 'whenever' })).status).toBe(200)
})
