import {
  type AdminCase,
  type AdminListedCase,
  adminCaseSchema,
  adminListedCaseSchema,
} from '@minikran/contract/admin-cases'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymiseCases } from '../../../database/anonymise-cases.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { mails } from '../../../database/schema/mails.ts'
import { audit } from '../../../database/schema/operations.ts'
import { account_tokens, sessions, users } from '../../../database/schema/people.ts'
import { products } from '../../../database/schema/products.ts'
import { fromNow } from '../../../testing/clock.ts'
import { logInRole, logInUser } from '../../../testing/sessions.ts'
import { caseOfNumber } from '../../../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

type Session = Awaited<ReturnType<typeof logInRole>>

let api: TestApi
let desk: Session
let depot: Session
let admin: Session
let yard: Session
beforeAll(async () => {
  api = await createTestApi()
  desk = await logInRole(api.db, 60)
  depot = await logInRole(api.db, 80)
  admin = await logInRole(api.db, 90)
  yard = await logInRole(api.db, 50)
})
afterAll(() => api.close())

async function send(depot_id: number, change: object = {}): Promise<string> {
  const body = {
    depot_id,
    firstname: 'Karin',
    lastname: 'Lindqvist',
    email: 'karin@kund.example',
    pickup_at: '2027-03-01 09:00',
    lang: 'en',
    ...change,
  }
  const { data } = (await (await api.post('makeInquery', body)).json()) as {
    data: { case_number: string }
  }
  return data.case_number
}
const get = (call: string, { headers }: Session) => api.ask(`/api/admin/${call}`, { headers })
const post = (call: string, body: object, { headers }: Session) =>
  api.ask(`/api/admin/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const listed = async (query: string, session: Session) => {
  const answer = (await (await get(`getCasesArr${query}`, session)).json()) as {
    data: AdminListedCase[]
    count: number
  }
  return answer.data
}
const opened = async (number: string, session: Session) =>
  ((await (await get(`getCaseObj?case_number=${number}`, session)).json()) as { data: AdminCase })
    .data
const caseIdOf = async (number: string) => (await caseOfNumber(api.db, number)).id
const trailOf = async (action: string, itemId: number) =>
  api.db
    .select()
    .from(audit)
    .where(and(eq(audit.action, action), eq(audit.item_id, String(itemId))))
    .orderBy(desc(audit.id))
const ownDepot = () => depot.user.depot_id ?? 0

test('a depot and its yard see their own cases, the desk sees all', async () => {
  const here = await send(ownDepot())
  const elsewhere = await send(ownDepot() + 1)
  const numbers = async (session: Session) =>
    (await listed('', session)).map(({ case_number }) => case_number)
  for (const session of [depot, yard]) {
    expect(await numbers(session)).toContain(here)
    expect(await numbers(session)).not.toContain(elsewhere)
    expect((await get(`getCaseObj?case_number=${elsewhere}`, session)).status).toBe(404)
  }
  for (const session of [desk, admin]) {
    expect(await numbers(session)).toEqual(expect.arrayContaining([here, elsewhere]))
  }
  const [first] = await listed('?search=karin@kund&unread=1', desk)
  expect(adminListedCaseSchema.parse(first)).toMatchObject({ email_address: 'karin@kund.example' })
  expect(await listed('?search=%25%25', desk)).toEqual([])
})

test('the yard reads who comes and by which phone, and no mail address', async () => {
  const number = await send(ownDepot(), { phone: '070-123 45 67' })
  const [row] = await listed(`?search=${number}`, yard)
  for (const shown of [adminListedCaseSchema.parse(row), await opened(number, yard)]) {
    expect(shown).toMatchObject({ lastname: 'Lindqvist', phone: '070-123 45 67' })
    expect(JSON.stringify(shown)).not.toContain('@kund.example')
  }
  expect(await listed('?search=karin@kund', yard)).toEqual([])
  expect((await listed('?search=lindqvist', yard)).length).toBeGreaterThan(0)
})

test('opening a case notes the first look, and leaves a row in the trail', async () => {
  const number = await send(ownDepot())
  const found = adminCaseSchema.parse(await opened(number, depot))
  expect(found).toMatchObject({ steps: ['answer', 'decline'], first_read_at: null })
  expect((await opened(number, depot)).first_read_at).not.toBe(null)
  const id = await caseIdOf(number)
  expect((await trailOf('case.read', id))[0]).toMatchObject({ user_id: depot.userId, item: 'case' })
  const byId = await get(`getCaseObj?id=${id}`, depot)
  expect(((await byId.json()) as { data: AdminCase }).data.case_number).toBe(number)
})

test('the price that was told stays with the case, whatever becomes of the machine', async () => {
  const [machine] = await api.db
    .select()
    .from(products)
    .where(eq(products.product_slug, 'jekko-spx532'))
  if (machine === undefined) throw new Error('no machine to ask for')
  const number = await send(ownDepot(), { prod_id: machine.id })
  const told = {
    type: 0,
    vat_percent: machine.prod_vat,
    price_first_day: (machine.price_first_day_ore ?? 0) / 100,
    price_basic_fee: (machine.price_basic_fee_ore ?? 0) / 100,
    price_sale: null,
  }
  expect(told.price_first_day).toBeGreaterThan(0)
  const changes = [
    { price_first_day_ore: 1, prod_vat: 6 },
    { status: 2 },
    { deleted_at: fromNow(), deleted_by: null },
    { type: 1, prodtpl_id: null },
  ]
  for (const change of changes) {
    await api.db.update(products).set(change).where(eq(products.id, machine.id))
    const { lines } = adminCaseSchema.parse(await opened(number, depot))
    expect(lines).toMatchObject([{ told }])
    expect(lines[0]?.path === null).toBe(!('price_first_day_ore' in change))
  }
})

test('a message goes to the customer in the language of the case, a note to nobody', async () => {
  const number = await send(ownDepot())
  const id = await caseIdOf(number)
  const kinds = async () =>
    (await api.db.select().from(mails).where(eq(mails.case_id, id))).filter(
      ({ kind }) => !kind.startsWith('inquiry'),
    )
  await post('writeCaseNote', { case_number: number, message: 'Ring först.' }, depot)
  expect(await kinds()).toEqual([])
  const sent = await post(
    'sendCaseMessage',
    { case_number: number, message: 'We have one.' },
    depot,
  )
  expect(sent.status).toBe(200)
  expect(await kinds()).toMatchObject([
    { kind: 'case-message-to-customer', lang: 'en', to: 'karin@kund.example' },
  ])
  expect((await opened(number, depot)).messages).toMatchObject([
    { internal: true, message: 'Ring först.', by: { id: depot.userId } },
    { internal: false, from_customer: false, message: 'We have one.' },
  ])
  expect(await trailOf('case.message', id)).toHaveLength(1)
  expect(await trailOf('case.note', id)).toHaveLength(1)
})

test('a lift comes with the crane that is to make it, drawn from its own figures', async () => {
  const [crane] = await api.db
    .select({ product_id: craneselectors.product_id, crane_type: craneselectors.crane_type })
    .from(craneselectors)
    .where(isNotNull(craneselectors.product_id))
    .limit(1)
  const lift = { height: 3.5, radius: 2, weight: 100, extra: 20 }
  const prod_id = crane?.product_id ?? 0
  const found = await opened(await send(ownDepot(), { prod_id, lift }), depot)
  expect(adminCaseSchema.parse(found)).toMatchObject({
    lift,
    cranes: [{ line: 1, title_sv: found.lines[0]?.title_sv, crane_type: crane?.crane_type }],
  })
  expect(found.cranes[0]?.rows.length).toBeGreaterThan(0)
  expect(found.cranes[0]?.figures.length).toBeGreaterThan(0)
  const general = await opened(await send(ownDepot(), { lift }), depot)
  expect(general).toMatchObject({ lift, cranes: [] })
  const without = await opened(await send(ownDepot(), { prod_id }), depot)
  expect(without).toMatchObject({ lift: null, lift_plan: null, cranes: [] })
  const lift_plan = 'height=3.5&radius=2&weight=100'
  const planned = await opened(await send(ownDepot(), { lift, lift_plan }), depot)
  expect(planned).toMatchObject({ lift, lift_plan })
  const onlyPlanned = await opened(await send(ownDepot(), { lift_plan }), depot)
  expect(onlyPlanned).toMatchObject({ lift: null, lift_plan, cranes: [] })
  for (const wrong of [{ ...lift, height: 0 }, { ...lift, extra: -1 }, { height: 1 }, '5_2_100']) {
    const body = { depot_id: 1, firstname: 'Karin', lift: wrong }
    expect((await api.post('makeInquery', body)).status).toBe(422)
  }
})

test('what the staff sends twice under one key is written and mailed once', async () => {
  const number = await send(ownDepot())
  const id = await caseIdOf(number)
  const key = { 'idempotency-key': 'en-nyckel' }
  const write = (call: string, message: string) =>
    post(
      call,
      { case_number: number, message },
      { ...depot, headers: { ...depot.headers, ...key } },
    )
  const [one, other] = await Promise.all([
    write('sendCaseMessage', 'Kranen är ledig.'),
    write('sendCaseMessage', 'Kranen är ledig.'),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(await one.json()).toEqual(await other.json())
  expect((await opened(number, depot)).messages).toHaveLength(1)
  const told = and(eq(mails.case_id, id), eq(mails.kind, 'case-message-to-customer'))
  expect(await api.db.select().from(mails).where(told)).toHaveLength(1)
  expect(await trailOf('case.message', id)).toHaveLength(1)
  const another = await write('sendCaseMessage', 'Kranen är uthyrd.')
  expect(another.status).toBe(422)
  expect(((await another.json()) as { code: string }).code).toBe('idempotencyKeyReuse')
  // A note is no message: the key of the one is none of the other.
  expect((await write('writeCaseNote', 'Kranen är ledig.')).status).toBe(422)
  const unkeyed = { case_number: number, message: 'Kranen är ledig.' }
  await post('sendCaseMessage', unkeyed, depot)
  expect((await opened(number, depot)).messages).toHaveLength(2)
})

test('a repeat is answered as the first, although a colleague has written since', async () => {
  const number = await send(ownDepot())
  const headers = { ...depot.headers, 'idempotency-key': 'svar' }
  const sendOnce = () =>
    post(
      'sendCaseMessage',
      { case_number: number, message: 'Den är ledig.', seen: 0 },
      { ...depot, headers },
    )
  const first = await (await sendOnce()).json()
  await post('sendCaseMessage', { case_number: number, message: 'Nästa vecka.' }, desk)
  const again = await sendOnce()
  expect([again.status, await again.json()]).toEqual([200, first])
  expect((await opened(number, depot)).messages).toHaveLength(2)
})

test('a customer whose data were erased gets no message, and the case still takes notes', async () => {
  const number = await send(ownDepot())
  const id = await caseIdOf(number)
  await api.db.transaction((tx) => anonymiseCases(tx, [id], fromNow({ minutes: 0 })))
  const body = { case_number: number, message: 'Kranen är ledig.' }
  const refused = await post('sendCaseMessage', body, depot)
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { message: ['senderErased'] } },
  ])
  expect((await post('writeCaseNote', body, depot)).status).toBe(200)
})

test('a case takes its steps in order, each told to the customer', async () => {
  const number = await send(ownDepot())
  const id = await caseIdOf(number)
  const step = (name: string) => post('moveCase', { case_number: number, step: name }, depot)
  expect((await step('confirm')).status).toBe(422)
  expect(await (await step('answer')).json()).toEqual({ data: { state: 'answered' } })
  expect((await step('confirm')).status).toBe(200)
  expect((await step('cancel')).status).toBe(422)
  const told = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.case_id, id), eq(mails.kind, 'case-state')))
  expect(told.map(({ details }) => details['state'])).toEqual(['answered', 'confirmed'])
  expect(await trailOf('case.move', id)).toHaveLength(2)
})

test('the sender of a case is invited with what the case says', async () => {
  const number = await send(ownDepot(), { email: 'ny@kund.example', firstname: 'Nils' })
  const invited = await post('inviteCustomer', { case_number: number }, depot)
  const { data } = (await invited.json()) as { data: { user_id: number } }
  const [user] = await api.db.select().from(users).where(eq(users.id, data.user_id))
  expect(user).toMatchObject({ role: 10, firstname: 'Nils', locale: 'en', password_hash: null })
  expect(user?.email_verified_at).toBe(null)
  const again = await post('inviteCustomer', { case_number: number }, depot)
  expect(((await again.json()) as { data: object }).data).toEqual(data)
  const links = await api.db
    .select()
    .from(account_tokens)
    .where(eq(account_tokens.user_id, data.user_id))
  expect(links.map(({ used_at }) => used_at === null)).toEqual([false, true])
  expect(await trailOf('user.invite', data.user_id)).toHaveLength(2)
  const taken = await post(
    'inviteCustomer',
    { firstname: 'Karin', lastname: 'Lindqvist', email: 'ROLE10@demo.example' },
    desk,
  )
  expect(await taken.json()).toMatchObject({
    code: 'validationFailed',
    errors: { email: ['taken'] },
  })
})

test('only who may grant roles invites into more than a plain one', async () => {
  const person = { firstname: 'Ville', lastname: 'Vipson', email: 'vip@kund.example' }
  expect((await post('inviteCustomer', { ...person, role: 20 }, desk)).status).toBe(403)
  expect((await post('inviteCustomer', { ...person, role: 100 }, admin)).status).toBe(403)
  expect((await post('inviteCustomer', { ...person, role: 45 }, admin)).status).toBe(403)
  const invited = await post('inviteCustomer', { ...person, role: 20 }, admin)
  const { data } = (await invited.json()) as { data: { user_id: number } }
  // Invited once more, as something else: the account keeps its role, and the audit says so.
  expect((await post('inviteCustomer', person, desk)).status).toBe(200)
  const trail = await trailOf('user.invite', data.user_id)
  expect(trail.map(({ changes }) => changes)).toEqual([{ role: 20 }, { role: 20 }])
})

test('another role ends the sessions and is told by its reason', async () => {
  const { user } = await logInRole(api.db, 30)
  const session = await logInUser(api.db, user.id)
  const change = (body: object, by: Session) => post('setUserRole', body, by)
  expect((await change({ user_id: user.id, role: 40 }, desk)).status).toBe(403)
  expect((await change({ user_id: user.id, role: 100 }, admin)).status).toBe(403)
  expect((await change({ user_id: admin.userId, role: 80 }, admin)).status).toBe(403)
  expect((await change({ user_id: 999_999, role: 10 }, admin)).status).toBe(404)
  expect((await change({ user_id: user.id, role: 40 }, admin)).status).toBe(200)
  const [ended] = await api.db.select().from(sessions).where(eq(sessions.id, session.sessionId))
  expect(ended?.ended_reason).toBe('permissionsChanged')
  expect((await trailOf('user.role', user.id))[0]?.changes).toEqual({ role: [30, 40] })
})

test('a locked account is out and comes back, a removed one does not', async () => {
  const { user } = await logInRole(api.db, 20)
  const profile = async (headers: Record<string, string>) =>
    (await api.ask('/api/customer/getProfileObj', { headers })).status
  const first = await logInUser(api.db, user.id)
  const body = { user_id: user.id }
  expect((await post('lockUser', body, admin)).status).toBe(200)
  expect(await profile(first.headers)).toBe(401)
  expect((await post('unlockUser', body, admin)).status).toBe(200)
  const second = await logInUser(api.db, user.id)
  expect(await profile(second.headers)).toBe(200)
  expect((await post('removeUser', body, admin)).status).toBe(200)
  expect(await profile(second.headers)).toBe(401)
  expect((await post('removeUser', body, admin)).status).toBe(404)
  for (const action of ['user.lock', 'user.unlock', 'user.remove']) {
    expect(await trailOf(action, user.id)).toHaveLength(1)
  }
})
