import type { ListedOccasion, Occasion } from '@minikran/contract/admin/occasions'
import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { case_events } from '../../../database/schema/cases.ts'
import { mails } from '../../../database/schema/mails.ts'
import { audit } from '../../../database/schema/operations.ts'
import { products } from '../../../database/schema/products.ts'
import { loadCaseFacts } from '../../../mail/load-case-facts.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { caseOfNumber, userOfRole } from '../../../testing/stored-rows.ts'

const education = 61

let api: AdminApi
let course: typeof products.$inferSelect
beforeEach(async () => {
  api = await createAdminApi()
  const slug = 'minikran-10-tm-malmo-2027-05-18'
  const [found] = await api.db
    .update(products)
    .set({ course_participant: 2 })
    .where(eq(products.product_slug, slug))
    .returning()
  if (found === undefined) throw new Error('no course to register for')
  course = found
})
afterEach(() => api.close())

async function register(email: string, names: string[]): Promise<string> {
  const sent = await api.post('makeEducationRegistration', {
    lang: 'en',
    price_type: '1',
    firstname: 'Anna',
    lastname: 'Svensson',
    email,
    prod_id: course.id,
    participants: names.map((firstname) => ({ firstname, lastname: 'Ek' })),
  })
  return ((await sent.json()) as { data: { case_number: string } }).data.case_number
}
const shown = async (role = education) => {
  const { data, status } = await api.as(role).get(`getOccasionObj?id=${course.id}`)
  return { status, ...(data as unknown as Occasion) }
}
const idOf = async (name: string) =>
  (await shown()).participants.find(({ firstname }) => firstname === name)?.id ?? 0
const moveUp = async (name: string, role = education) =>
  api.as(role).post('giveSeat', { participant_id: await idOf(name) })
const remove = async (name: string) =>
  api.as(education).post('removeParticipant', { participant_id: await idOf(name) })
const mailsOf = (kind: string) => api.db.select().from(mails).where(eq(mails.kind, kind))

test('a course shows who has a seat and who waits, in order', async () => {
  await register('ett@kund.example', ['Ada', 'Bo', 'Cleo'])
  await register('tva@kund.example', ['Dag'])
  const { seats, seated, waiting, participants } = await shown()
  expect({ seats, seated, waiting }).toEqual({ seats: 2, seated: 2, waiting: 2 })
  expect(participants.map((person) => [person.firstname, person.waiting])).toEqual([
    ['Ada', false],
    ['Bo', false],
    ['Cleo', true],
    ['Dag', true],
  ])
  const { list } = await api.as(education).get('getOccasionsArr?waiting=true')
  expect(list as unknown as ListedOccasion[]).toMatchObject([{ id: course.id, waiting: 2 }])
  const all = await api.as(education).get('getOccasionsArr?per_page=1000&upcoming=true')
  expect(all.list).toHaveLength(all.count)
  expect(all.count).toBeGreaterThan(10)
})

test('courses are found by their depot, a page at a time, and those that are over are left out', async () => {
  const found = async (query: string) =>
    (await api.as(education).get(`getOccasionsArr?${query}`)).list.map(({ id }) => id)
  await register('ett@kund.example', ['Ada'])
  expect(await found('waiting=true')).toEqual([])
  const all = await found('per_page=1000&upcoming=true')
  expect(await found('per_page=2&page=2&upcoming=true')).toEqual(all.slice(2, 4))
  expect(course.title_sv).not.toMatch(/depå/i)
  expect(await found(`per_page=1000&q=${encodeURIComponent('Depå Malmö')}`)).toContain(course.id)
  const isToCome = async (course_time: string | null) => {
    await api.db.update(products).set({ course_time }).where(eq(products.id, course.id))
    return (await found('per_page=1000&upcoming=true')).includes(course.id)
  }
  expect([await isToCome('2026-11-19 08:00'), await isToCome(null)]).toEqual([false, true])
})

test('nobody is moved up while the course is full, one is for each seat that falls free', async () => {
  const first = await register('ett@kund.example', ['Ada', 'Bo'])
  await register('tva@kund.example', ['Cleo', 'Dag'])
  expect((await moveUp('Cleo')).errors).toEqual({ participant_id: ['full'] })
  expect((await remove('Bo')).status).toBe(200)
  const both = await Promise.all([moveUp('Cleo'), moveUp('Dag')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const { participants } = await shown()
  const seated = participants.filter(({ waiting }) => !waiting).map(({ firstname }) => firstname)
  expect(seated).toHaveLength(2)
  const moved = seated.find((name) => name !== 'Ada') ?? ''
  expect(await mailsOf('course-seat')).toMatchObject([
    { to: 'tva@kund.example', lang: 'en', details: { name: `${moved} Ek` } },
  ])
  expect(await mailsOf('course-removed')).toMatchObject([
    { to: 'ett@kund.example', details: { name: 'Bo Ek', had_seat: true } },
  ])
  expect((await moveUp(moved)).status).toBe(200)
  expect(await mailsOf('course-seat')).toHaveLength(1)
  const { id } = await caseOfNumber(api.db, first)
  const answer = await api.as(education).get(`getCaseObj?id=${id}`)
  expect((answer.data['events'] as { kind: string }[]).map(({ kind }) => kind)).toContain(
    'participantRemoved',
  )
})

test('the history of a case names nobody who was taken off; the audit says who did it', async () => {
  await register('ett@kund.example', ['Ada', 'Bo', 'Cleo'])
  await remove('Bo')
  await moveUp('Cleo')
  const kinds = inArray(case_events.kind, ['participantRemoved', 'seatGiven'])
  const events = await api.db.select().from(case_events).where(kinds)
  expect(events.map(({ details }) => details)).toEqual([{}, {}])
  const actions = inArray(audit.action, ['case.participant', 'case.seat'])
  const trail = await api.db.select().from(audit).where(actions).orderBy(audit.id)
  expect(trail.map(({ action, user_id }) => [action, user_id !== null])).toEqual([
    ['case.participant', true],
    ['case.seat', true],
  ])
})

test('the mail of a removal knows whether the last seat of its case was lost', async () => {
  await register('ett@kund.example', ['Ada', 'Bo'])
  await remove('Bo')
  await register('tva@kund.example', ['Cleo', 'Dag'])
  await register('tre@kund.example', ['Eva', 'Finn'])
  await remove('Cleo')
  await remove('Finn')
  const factsOf = ({ case_id, ...mail }: typeof mails.$inferSelect) =>
    loadCaseFacts(api.db, { ...mail, caseId: case_id ?? 0, publicUrl: 'http://localhost' })
  const removals = await Promise.all((await mailsOf('course-removed')).map(factsOf))
  expect(Object.fromEntries(removals.map((facts) => [facts?.person, facts]))).toMatchObject({
    'Bo Ek': { lostLastSeat: false, seatChanges: 1 },
    'Cleo Ek': { lostLastSeat: true, seatChanges: 1 },
    'Finn Ek': { lostLastSeat: false, seatChanges: 1 },
  })
  await moveUp('Dag')
  const seats = await Promise.all((await mailsOf('course-seat')).map(factsOf))
  expect(seats).toMatchObject([{ person: 'Dag Ek', lostLastSeat: false, seatChanges: 2 }])
})

test('a declined registration frees its seats for who waits', async () => {
  const first = await register('ett@kund.example', ['Ada', 'Bo'])
  await register('tva@kund.example', ['Cleo'])
  expect((await remove('Cleo')).errors).toEqual({ participant_id: ['lastParticipant'] })
  await api.as(education).post('moveCase', { case_number: first, step: 'decline' })
  expect((await shown()).participants.map(({ firstname }) => firstname)).toEqual(['Cleo'])
  const twice = await Promise.all([moveUp('Cleo'), moveUp('Cleo')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const waiting = and(eq(mails.kind, 'course-seat'), eq(mails.to, 'tva@kund.example'))
  expect(await api.db.$count(mails, waiting)).toBe(1)
})

test('a depot sees and changes its own courses, the yard sees its own and changes none', async () => {
  await register('ett@kund.example', ['Ada', 'Bo', 'Cleo'])
  const id = await idOf('Cleo')
  expect((await shown(80)).status).toBe(404)
  expect((await api.as(80).post('giveSeat', { participant_id: id })).status).toBe(404)
  expect((await api.as(52).post('giveSeat', { participant_id: id })).status).toBe(403)
  const own = await api.as(80).get('getOccasionsArr?per_page=1000')
  expect(own.list.some((occasion) => occasion.id === course.id)).toBe(false)
  expect((await api.as(52).get(`getOccasionObj?id=${course.id}`)).status).toBe(404)
  const { depot_id } = await userOfRole(api.db, 52)
  await api.db.update(products).set({ depot_id }).where(eq(products.id, course.id))
  const { participants } = await shown(52)
  expect(participants.length).toBeGreaterThan(0)
  for (const { may_write, email_address } of participants) {
    expect({ may_write, email_address }).toEqual({ may_write: false, email_address: null })
  }
})
