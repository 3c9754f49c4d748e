import type { Colleague } from '@minikran/contract/admin/users'
import type { AdminCase, AdminListedCase } from '@minikran/contract/admin-cases'
import { instantOf, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_messages, cases } from '../../../database/schema/cases.ts'
import { mails } from '../../../database/schema/mails.ts'
import { documents } from '../../../database/schema/media.ts'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import { loadCaseFacts } from '../../../mail/load-case-facts.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { fromNow, nowMs } from '../../../testing/clock.ts'
import { logInUser } from '../../../testing/sessions.ts'
import { caseOfNumber, userOfRole } from '../../../testing/stored-rows.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'
import { markOpened } from './mark-opened.ts'

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
const userOf = async (role: number) => (await userOfRole(api.db, role)).id

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
  const changes = (await opened(number)).events.filter(({ kind }) => kind === 'ownerChanged')
  expect(changes.map(({ owner }) => owner?.id ?? owner)).toEqual([sales, depotAdmin, null])
  expect(changes[0]?.owner?.fullname).toMatch(/^\S+ \S+/)
  const elsewhere = await send({ depot_id: 2 })
  const foreign = await api.as(60).post('assignCase', {
    case_number: elsewhere,
    owner_id: depotAdmin,
  })
  expect(foreign.errors).toEqual({ owner_id: ['noAnswerer'] })
})

test('a case is not given to a locked account', async () => {
  const case_number = await send()
  const owner_id = await userOf(62)
  const lock = (locked_at: Date | null) =>
    api.db.update(users).set({ locked_at }).where(eq(users.id, owner_id))
  await lock(fromNow())
  const given = await api.as(60).post('assignCase', { case_number, owner_id })
  await lock(null)
  expect(given.errors).toEqual({ owner_id: ['noAnswerer'] })
})

test('colleagues are those who answer cases, and of depot admins the own depot’s', async () => {
  const ids = async (role: number) =>
    ((await api.as(role).get('getColleaguesArr')).list as unknown as Colleague[]).map(
      ({ id }) => id,
    )
  expect(await ids(60)).toEqual(expect.arrayContaining([await userOf(62), await userOf(80)]))
  expect(await ids(60)).not.toContain(await userOf(52))
  expect(await ids(80)).toContain(await userOf(80))
  const sales = await userOf(62)
  const set = (state: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(state).where(eq(users.id, sales))
  for (const gone of ['locked_at', 'deleted_at'] as const) {
    await set({ [gone]: fromNow() })
    const left = await ids(60)
    await set({ [gone]: null })
    expect(left).not.toContain(sales)
  }
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

test('a message that came while a case was opened stays unread, and so does the case', async () => {
  const number = await send()
  const { id: caseId } = await caseOfNumber(api.db, number)
  const wrote = { case_id: caseId, from_customer: true }
  const [shown, later] = await api.db
    .insert(case_messages)
    .values([
      { ...wrote, message: 'Kan ni leverera?' },
      { ...wrote, message: 'Helst på torsdag.' },
    ])
    .returning()
  if (shown === undefined || later === undefined) throw new Error('No messages were stored')
  const unread = () =>
    api.db
      .select({ id: case_messages.id })
      .from(case_messages)
      .where(and(eq(case_messages.case_id, caseId), isNull(case_messages.read_at)))
  await markOpened(api.db, { caseId, shown: [{ message: shown }] })
  expect(await unread()).toEqual([{ id: later.id }])
  expect(await numbers('unread=1')).toContain(number)
  await markOpened(api.db, { caseId, shown: [{ message: shown }, { message: later }] })
  expect(await unread()).toEqual([])
  expect(await numbers('unread=1')).not.toContain(number)
})

test.each([
  ['number', (number: string) => number.slice(4)],
  ['company', () => 'sökbara glas'],
  ['name', () => 'Ingemar Sök'],
  ['address', () => 'ingemar@sok'],
  ['phone number', () => '739 876'],
  ['phone number as another country dials it', () => '+46739876543'],
])('a case is found by a part of its %s', async (_, part) => {
  const number = await send({
    company: 'Sökbara Glas AB',
    firstname: 'Ingemar',
    lastname: 'Sökström',
    email: 'ingemar@sok.example',
    phone: '073-987 65 43',
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
  const stored = await caseOfNumber(api.db, number)
  const attached = and(eq(audit.action, 'case.attach'), eq(audit.item_id, String(stored.id)))
  expect(await api.db.$count(audit, attached)).toBe(1)
  const facts = await loadCaseFacts(api.db, {
    caseId: stored.id,
    lang: 'sv',
    publicUrl: 'http://localhost:3000',
    details: {},
  })
  expect(facts?.documents).toEqual([
    { name: 'Lasttabell', url: 'http://localhost:3000/upload/documents/last.pdf' },
  ])
  expect((await change('detach', pdf?.id)).status).toBe(200)
  expect((await change('detach', pdf?.id)).status).toBe(404)
  const { documents: left, events } = await opened(number)
  expect(left).toEqual([])
  expect(events.map(({ kind, document, by }) => [kind, document, by?.fullname])).toEqual([
    ['received', undefined, undefined],
    ['documentAttached', 'Lasttabell', 'Maria Engström'],
    ['documentDetached', 'Lasttabell', 'Maria Engström'],
  ])
})

test('a document that is just being trashed is not handed over', async () => {
  const number = await send()
  const [manual] = await api.db
    .insert(documents)
    .values({ document_name: 'Manual', document_file: 'manual.pdf', document_ext: 'pdf' })
    .returning()
  const id = manual?.id ?? 0
  const attaching = await api.db.transaction(async (tx) => {
    await tx.update(documents).set({ deleted_at: fromNow() }).where(eq(documents.id, id))
    const body = { case_number: number, document_id: id }
    const attached = api.as(60).post('attachCaseDocument', body)
    await untilWaiting(api.db)
    return { attached }
  })
  expect((await attaching.attached).errors).toEqual({ document_id: ['notFound'] })
})

test('the cases of today are those that came in since midnight in Stockholm', async () => {
  const [today, earlier] = [await send(), await send()]
  const midnight = instantOf(stockholmDateTime(nowMs()).date, '00:00')
  const cameAt = (number: string, created_at: Date) =>
    api.db.update(cases).set({ created_at }).where(eq(cases.case_number, number))
  await cameAt(today, new Date(midnight))
  await cameAt(earlier, new Date(midnight - 1))
  const shown = await numbers('today=1')
  expect(shown).toContain(today)
  expect(shown).not.toContain(earlier)
  expect(await numbers('today=0')).toContain(earlier)
  const refused = await api.as(60).get('getCasesArr?today=yes')
  expect(refused.status).toBe(422)
})

test('the cases of one depot are found', async () => {
  const [here, there] = [await send(), await send({ depot_id: 2 })]
  const shown = await numbers('depot_id=2')
  expect([shown.includes(here), shown.includes(there)]).toEqual([false, true])
})

test('a case awaits its customer from the answer until the customer writes again', async () => {
  const number = await send()
  const awaited = async () => (await numbers('awaits_customer=1')).includes(number)
  const stored = await caseOfNumber(api.db, number)
  const fromCustomer = () =>
    api.db
      .insert(case_messages)
      .values({ case_id: stored.id, from_customer: true, message: 'Går det?' })
  const write = (answer: boolean) =>
    api.as(60).post('sendCaseMessage', { case_number: number, message: 'Ja.', answer })
  await fromCustomer()
  await write(false)
  expect(await awaited()).toBe(false)
  await write(true)
  expect(await awaited()).toBe(true)
  await fromCustomer()
  expect(await awaited()).toBe(false)
  await api.as(60).post('writeCaseNote', { case_number: number, message: 'Ring.' })
  expect(await awaited()).toBe(false)
  await write(false)
  expect(await awaited()).toBe(true)
  await api.as(60).post('moveCase', { case_number: number, step: 'confirm' })
  expect(await awaited()).toBe(false)
})

test('a reply that answers the case moves it in the same step, with one mail', async () => {
  const number = await send()
  const reply = { case_number: number, message: 'Kranen är ledig.', answer: true }
  expect((await api.as(60).post('sendCaseMessage', reply)).status).toBe(200)
  const answered = await opened(number)
  expect(answered.state).toBe('answered')
  expect(answered.messages).toMatchObject([{ message: 'Kranen är ledig.' }])
  expect(answered.events.map(({ kind, state }) => [kind, state])).toEqual([
    ['received', 'received'],
    ['message', null],
    ['stateChanged', 'answered'],
  ])
  const stored = await caseOfNumber(api.db, number)
  const kinds = (await api.db.select().from(mails).where(eq(mails.case_id, stored.id))).map(
    ({ kind }) => kind,
  )
  expect(kinds.filter((kind) => kind.startsWith('case-'))).toEqual(['case-message-to-customer'])
})

test('a reply to a case that somebody has answered already is sent and moves nothing', async () => {
  const number = await send()
  await api.as(60).post('moveCase', { case_number: number, step: 'answer' })
  await api.as(60).post('moveCase', { case_number: number, step: 'confirm' })
  const reply = { case_number: number, message: 'Välkommen.', answer: true }
  expect((await api.as(60).post('sendCaseMessage', reply)).status).toBe(200)
  expect(await opened(number)).toMatchObject({
    state: 'confirmed',
    messages: [{ message: 'Välkommen.' }],
  })
})

test('of two who answer a case at once, the second is told and sends it only after a look at the first', async () => {
  const number = await send()
  const sendAs = (role: number, message: string, seen: number) =>
    api.as(role).post('sendCaseMessage', { case_number: number, message, answer: true, seen })
  const both = await Promise.all([sendAs(60, 'Den är ledig.', 0), sendAs(62, 'Upptagen.', 0)])
  const late = both.findIndex(({ status }) => status === 422)
  expect(both[late]?.errors).toEqual({ message: ['colleagueWrote'] })
  expect(both[1 - late]?.status).toBe(200)
  const { messages } = await opened(number)
  expect(messages).toHaveLength(1)
  const [refused, other] = late === 0 ? ([60, 62] as const) : ([62, 60] as const)
  expect((await sendAs(refused, 'Som Åsa skrev.', messages[0]?.id ?? 0)).status).toBe(200)
  // Own messages and notes hold nothing back.
  expect((await sendAs(refused, 'Och en sak till.', messages[0]?.id ?? 0)).status).toBe(200)
  await api.as(other).post('writeCaseNote', { case_number: number, message: 'Ring.' })
  expect((await opened(number)).messages).toHaveLength(4)
  const last = (await opened(number)).messages.at(-2)?.id ?? 0
  expect((await sendAs(refused, 'Till sist.', last)).status).toBe(200)
})

test.each([-1, 2_147_483_648])('the last message seen cannot be %i', async (seen) => {
  const reply = { case_number: await send(), message: 'Den är ledig.', seen }
  expect((await api.as(60).post('sendCaseMessage', reply)).status).toBe(422)
})

test('a note answers no case', async () => {
  const number = await send()
  const note = { case_number: number, message: 'Ring.', answer: true }
  expect((await api.as(60).post('writeCaseNote', note)).status).toBe(422)
})

test('an assignment is nobody’s mail', async () => {
  const number = await send()
  await api.as(60).post('assignCase', { case_number: number, owner_id: await userOf(62) })
  const stored = await caseOfNumber(api.db, number)
  const told = and(eq(mails.case_id, stored.id), eq(mails.kind, 'case-state'))
  expect(await api.db.$count(mails, told)).toBe(0)
})
