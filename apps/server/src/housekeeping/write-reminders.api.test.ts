import { caseStates } from '@minikran/domain/cases/case-steps'
import { eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymiseCases } from '../database/anonymise-cases.ts'
import { case_events, cases, inquiry_lines } from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { products } from '../database/schema/products.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { addLine, registerFor, storeCase } from './stored-case.fixture.ts'
import { writeReminders } from './write-reminders.ts'

const clock = { now: 0 }
let database: TestDatabase
let queued: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(cases)
  queued = []
})

const remind = async (at: string) => {
  clock.now = Date.parse(at)
  const jobs = { enqueueMail: async (_: unknown, id: string) => void queued.push(id) }
  const { db } = database
  return await writeReminders({ db, jobs, now: () => clock.now, publicUrl: 'http://localhost' })
}
const reminders = () =>
  database.db.select().from(mails).where(like(mails.kind, 'reminder-%')).orderBy(mails.once_key)

test('a pickup is reminded of once, the day before, from 09:00 in Stockholm', async () => {
  const { db } = database
  const id = await storeCase(db)
  await addLine(db, id, { pickup_at: '2027-03-01 09:00', return_at: '2027-03-03 15:00' })
  expect(await remind('2027-02-27T12:00:00Z')).toBe(0)
  expect(await remind('2027-02-28T07:59:00Z')).toBe(0)
  expect(await remind('2027-02-28T08:05:00Z')).toBe(1)
  expect(await remind('2027-02-28T09:05:00Z')).toBe(0)
  // A clock that is set back causes no second reminder.
  expect(await remind('2027-02-28T08:05:00Z')).toBe(0)
  expect(await remind('2027-03-02T12:00:00Z')).toBe(0)
  const [mail, ...more] = await reminders()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    case_id: id,
    kind: 'reminder-pickup',
    to: 'kanariefagel@kund.example',
    lang: 'sv',
    details: { at: '2027-03-01 09:00' },
    once_key: `reminder-pickup:${id}:2027-03-01`,
    state: 'queued',
  })
  expect(queued).toEqual([mail?.id])
})

test('a case whose confirmation was not sent is reminded only after staff have answered', async () => {
  const { db } = database
  const id = await storeCase(db)
  await addLine(db, id, { pickup_at: '2027-03-01 09:00' })
  await db.insert(case_events).values({ case_id: id, kind: 'confirmationNotSent' })
  expect(await remind('2027-02-28T08:05:00Z')).toBe(0)
  await db.update(cases).set({ state: 'answered' })
  expect(await remind('2027-02-28T09:05:00Z')).toBe(1)
})

test('several processes at once queue one reminder', async () => {
  const id = await storeCase(database.db)
  await addLine(database.db, id, { pickup_at: '2027-03-01 09:00' })
  const counts = await Promise.all(Array.from({ length: 4 }, () => remind('2027-02-28T08:05:00Z')))
  expect(counts.reduce((sum, number) => sum + number, 0)).toBe(1)
  expect(await reminders()).toHaveLength(1)
  expect(queued).toHaveLength(1)
})

test('a person who is erased while reminders are written gets none', async () => {
  const { db } = database
  const id = await storeCase(db)
  await addLine(db, id, { pickup_at: '2027-03-01 09:00' })
  const reminding = await db.transaction(async (tx) => {
    await tx.select().from(cases).for('update')
    const reminded = remind('2027-02-28T08:05:00Z')
    await untilWaiting(db)
    await anonymiseCases(tx, [id], new Date(clock.now))
    return { reminded }
  })
  expect(await reminding.reminded).toBe(0)
  expect(await reminders()).toEqual([])
})

test('each day with pickups has one reminder, with the earliest time', async () => {
  const { db } = database
  const id = await storeCase(db)
  await addLine(db, id, { line: 1, pickup_at: '2027-03-01 13:00' })
  await addLine(db, id, { line: 2, pickup_at: '2027-03-01 07:30' })
  await addLine(db, id, { line: 3, pickup_at: '2027-03-02 07:30' })
  await remind('2027-02-28T08:05:00Z')
  await remind('2027-03-01T08:05:00Z')
  expect((await reminders()).map(({ details }) => details['at'])).toEqual([
    '2027-03-01 07:30',
    '2027-03-02 07:30',
  ])
})

test('a moved pickup is reminded of again', async () => {
  const { db } = database
  const id = await storeCase(db)
  await addLine(db, id, { pickup_at: '2027-03-01 09:00' })
  await remind('2027-02-28T08:05:00Z')
  await db.update(inquiry_lines).set({ pickup_at: '2027-03-04 09:00' })
  await remind('2027-03-03T08:05:00Z')
  expect(await reminders()).toHaveLength(2)
})

test.each(caseStates)('a case in state %s is reminded of only while it is open', async (state) => {
  const id = await storeCase(database.db, { state })
  await addLine(database.db, id, { pickup_at: '2027-03-01 09:00' })
  const expected = { received: 1, answered: 1, confirmed: 1, closed: 0, declined: 0 }[state]
  expect(await remind('2027-02-28T08:05:00Z')).toBe(expected)
})

test('a course reminder is sent only to those who have a seat', async () => {
  const { db } = database
  const [course] = await db
    .select({ id: products.id, at: products.course_time })
    .from(products)
    .where(inArray(products.type, [3]))
    .orderBy(products.course_time)
    .limit(1)
  const at = course?.at ?? ''
  const dayBefore = new Date(Date.parse(`${at.slice(0, 10)}T12:00:00Z`) - 86_400_000)
  const seated = await storeCase(db, { kind: 'registration' })
  await registerFor(db, { caseId: seated, productId: course?.id ?? 0, waiting: [true, false] })
  const waiting = await storeCase(db, { kind: 'registration' })
  await registerFor(db, { caseId: waiting, productId: course?.id ?? 0, waiting: [true] })
  const declined = await storeCase(db, { kind: 'registration', state: 'declined' })
  await registerFor(db, { caseId: declined, productId: course?.id ?? 0, waiting: [false] })
  expect(await remind(dayBefore.toISOString())).toBe(1)
  expect(await remind(dayBefore.toISOString())).toBe(0)
  const [mail] = await db.select().from(mails).where(eq(mails.case_id, seated))
  expect(mail).toMatchObject({ kind: 'reminder-course', details: { at } })
})
