import type { Colleague } from '@minikran/contract/admin/users'
import type { AdminCase, AdminListedCase } from '@minikran/contract/admin-cases'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases, mails } from '../../../database/schema/cases.ts'
import { documents } from '../../../database/schema/media.ts'
import { users } from '../../../database/schema/people.ts'
import { loadCaseFacts } from '../../../mail/load-case-facts.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { logInUser } from '../../../testing/sessions.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

async function send(change: object = {}): Promise<string> {
  const sent = await api.post('makeInquery', {
    depot_id: 1,
    firstname: 'Karin',
    lastname: 'Lindqvist',
    email: 'karin@kund.example',
    pickup_at: '2027-03-01 09:00',
    lang: 'sv',
    ...change,
  })
  return ((await sent.json()) as { data: { case_number: string } }).data.case_number
}
const opened = async (number: string, role = 60) =>
  (await api.as(role).get(`getCaseObj?case_number=${number}`)).data as unknown as AdminCase
const numbers = async (query: string, role = 60) =>
  ((await api.as(role).get(`getCasesArr?${query}`)).list as unknown as AdminListedCase[]).map(
    ({ case_number }) => case_number,
  )
const userOf = async (role: number) => {
  const [row] = await api.db.select().from(users).where(eq(users.role, role))
  return row?.id ?? 0
}

test('a case is given to whoever may answer it, and found as theirs', async () => {
  const number = await send()
  const [desk, sales, yard, depotAdmin] = [
    await userOf(60),
    await userOf(62),
    await userOf(52),
    await userOf(80),
  ]
  const assign = (owner_id: number | null) =>
    api.as(60).post('assignCase', { case_number: number, owner_id })
  expect(await numbers('owner=none')).toContain(number)
  expect((await assign(sales)).status).toBe(200)
  expect((await assign(sales)).status).toBe(200)
  expect((await opened(number)).owner).toMatchObject({ id: sales })
  expect(await numbers('owner=me', 62)).toEqual([number])
  expect(await numbers(`owner=${desk}`)).toEqual([])
  expect((await assign(yard)).errors).toEqual({ owner_id: ['noAnswerer'] })
  expect((await assign(999_999)).errors).toEqual({ owner_id: ['noAnswerer'] })
  expect((await assign(depotAdmin)).status).toBe(200)
  expect((await assign(null)).status).toBe(200)
  const kinds = (await opened(number)).events.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'ownerChanged')).toHaveLength(3)
  const elsewhere = await send({ depot_id: 2 })
  const foreign = await api.as(60).post('assignCase', {
    case_number: elsewhere,
    owner_id: depotAdmin,
  })
  expect(foreign.errors).toEqual({ owner_id: ['noAnswerer'] })
})

test('colleagues are those who answer cases, and of depot admins the own depot’s', async () => {
  const ids = async (role: number) =>
    ((await api.as(role).get('getColleaguesArr')).list as unknown as Colleague[]).map(
      ({ id }) => id,
    )
  expect(await ids(60)).toEqual(expect.arrayContaining([await userOf(62), await userOf(80)]))
  expect(await ids(60)).not.toContain(await userOf(52))
  expect(await ids(80)).toContain(await userOf(80))
})

test('unread comes first, and what a customer writes is unread again', async () => {
  const [customer] = await api.db
    .insert(users)
    .values({ firstname: 'Olle', lastname: 'Ek', role: 10, email_address: 'olle@kund.example' })
    .returning()
  const number = await send({ email: 'olle@kund.example' })
  await api.db
    .update(cases)
    .set({ user_id: customer?.id ?? 0 })
    .where(eq(cases.case_number, number))
  await opened(number)
  const newer = await send()
  expect((await numbers('sort=unread')).indexOf(newer)).toBe(0)
  expect(await numbers('unread=1')).not.toContain(number)
  const { headers } = await logInUser(api.db, customer?.id ?? 0)
  const body = { case_number: number, message: 'Kan ni leverera?' }
  expect((await api.send('POST', 'customer/sendCaseMessage', body, headers)).status).toBe(200)
  expect(await numbers('unread=1')).toContain(number)
  expect((await numbers('sort=unread')).slice(0, 2)).toContain(number)
})

test.each([
  ['number', (number: string) => number.slice(4)],
  ['company', () => 'sökbara glas'],
  ['name', () => 'Ingemar Sök'],
  ['address', () => 'ingemar@sok'],
])('a case is found by a part of its %s', async (_, part) => {
  const number = await send({
    company: 'Sökbara Glas AB',
    firstname: 'Ingemar',
    lastname: 'Sökström',
    email: 'ingemar@sok.example',
  })
  expect(await numbers(`search=${encodeURIComponent(part(number))}`)).toContain(number)
  expect(await numbers('search=%25')).toEqual([])
})

test('a document of the company goes with the case: to its customer, its mails, once', async () => {
  const number = await send()
  const [pdf, hidden] = await api.db
    .insert(documents)
    .values([
      { document_name: 'Lasttabell', document_file: 'last.pdf', document_ext: 'pdf', bytes: 900 },
      {
        document_name: 'Dold',
        document_file: 'dold.pdf',
        document_ext: 'pdf',
        document_cat: 120,
      },
    ])
    .returning()
  const change = (call: string, document_id = 0) =>
    api.as(60).post(`${call}CaseDocument`, { case_number: number, document_id })
  expect((await change('attach', hidden?.id)).errors).toEqual({ document_id: ['notFound'] })
  expect((await change('attach', 999_999)).errors).toEqual({ document_id: ['notFound'] })
  const both = await Promise.all([change('attach', pdf?.id), change('attach', pdf?.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await opened(number)).documents).toMatchObject([
    { document_name: 'Lasttabell', document_file: 'last.pdf' },
  ])
  const [stored] = await api.db.select().from(cases).where(eq(cases.case_number, number))
  const facts = await loadCaseFacts(api.db, {
    caseId: stored?.id ?? 0,
    lang: 'sv',
    publicUrl: 'http://localhost:3000',
    details: {},
  })
  expect(facts?.documents).toEqual([
    { name: 'Lasttabell', url: 'http://localhost:3000/upload/documents/last.pdf' },
  ])
  expect((await change('detach', pdf?.id)).status).toBe(200)
  expect((await change('detach', pdf?.id)).status).toBe(404)
  expect((await opened(number)).documents).toEqual([])
})

test('an assignment is nobody’s mail', async () => {
  const number = await send()
  await api.as(60).post('assignCase', { case_number: number, owner_id: await userOf(62) })
  const [stored] = await api.db.select().from(cases).where(eq(cases.case_number, number))
  const told = and(eq(mails.case_id, stored?.id ?? 0), eq(mails.kind, 'case-state'))
  expect(await api.db.$count(mails, told)).toBe(0)
})
