import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccountLink } from '../../../accounts/account-links.ts'
import { erasePerson } from '../../../accounts/erase-person.ts'
import { depots } from '../../../database/schema/depots.ts'
import { mails } from '../../../database/schema/mails.ts'
import { audit } from '../../../database/schema/operations.ts'
import { account_tokens, companies, sessions, users } from '../../../database/schema/people.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { fromNow } from '../../../testing/clock.ts'
import { logInUser } from '../../../testing/sessions.ts'
import { userOfRole } from '../../../testing/stored-rows.ts'
import { testNow } from '../../../testing/test-api.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'
import { examples } from '../resources/examples.fixture.ts'

let api: AdminApi
beforeEach(async () => {
  api = await createAdminApi()
})
afterEach(() => api.close())

const nils = {
  firstname: 'Nils',
  lastname: 'Ek',
  email_address: 'Nils@Kund.example',
  role: 80,
  depot_id: 2,
  locale: 'en',
}
const invite = (change: object = {}, role = 90) =>
  api.as(role).post('createUser', { ...nils, ...change })
const byRole = (role: number) => userOfRole(api.db, role)
const change = (user: { id: number; version: number }, fields: object, role = 90) =>
  api.as(role).post('updateUser', { id: user.id, version: user.version, ...fields })

test('a new account is an invitation, whose link works for 72 hours', async () => {
  const made = await invite()
  expect(made.data).toMatchObject({
    email_address: 'nils@kund.example',
    state: 'invited',
    depot_id: 2,
    second_step: false,
  })
  const invitations = await api.db.select().from(mails).where(eq(mails.user_id, made.data.id))
  expect(invitations).toMatchObject([
    { kind: 'account-invitation', to: 'nils@kund.example', lang: 'en' },
  ])
  const links = () =>
    api.db.select().from(account_tokens).where(eq(account_tokens.user_id, made.data.id))
  const [link] = await links()
  const hours = ((link?.expires_at.getTime() ?? 0) - (link?.created_at.getTime() ?? 0)) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  expect((await invite({ email_address: 'NILS@kund.example' })).errors).toEqual({
    email_address: ['taken'],
  })
  expect((await api.as(90).post('sendUserInvitation', { user_id: made.data.id })).status).toBe(200)
  expect((await links()).filter(({ used_at }) => used_at === null)).toHaveLength(1)
  const sales = await byRole(62)
  const again = await api.as(90).post('sendUserInvitation', { user_id: sales.id })
  expect(again.errors).toEqual({ user_id: ['hasPassword'] })
})

test('an account is found by a part of its phone number, however it is written', async () => {
  const { id } = (await invite({ phone: '+46 (0)72-555 19 83' })).data
  for (const typed of ['0725551983', '555 19', '072-555']) {
    const { list } = await api.as(90).get(`getUsersArr?q=${encodeURIComponent(typed)}`)
    expect(list.map((found) => found['id'])).toEqual([id])
  }
})

test('an account that is locked before it has a password is locked and no longer invited', async () => {
  const { id } = (await invite()).data
  const statesOf = async () => {
    const lists = ['invited', 'active', 'locked'].map(async (state) => {
      const { count } = await api.as(90).get(`getUsersArr?ids=${id}&state=${state}`)
      return count === 1 ? [state] : []
    })
    return (await Promise.all(lists)).flat()
  }
  expect(await statesOf()).toEqual(['invited'])
  expect((await api.as(90).post('lockUser', { user_id: id })).status).toBe(200)
  expect(await statesOf()).toEqual(['locked'])
  expect((await api.as(90).post('sendUserInvitation', { user_id: id })).status).toBe(422)
  const { firstname, lastname, email_address: email } = nils
  const fromCase = await api.as(90).post('inviteCustomer', { firstname, lastname, email })
  expect([fromCase.status, fromCase.errors]).toEqual([422, { email: ['taken'] }])
  const reason = async () =>
    (await api.db.select().from(users).where(eq(users.id, id)))[0]?.forcelogout
  expect(await reason()).toBe('loginRemoved')
  expect((await api.as(90).post('unlockUser', { user_id: id })).status).toBe(200)
  expect([await statesOf(), await reason()]).toEqual([['invited'], null])
})

test('nobody grants above the own role, nor touches who is above', async () => {
  expect((await invite({ role: 100 })).status).toBe(403)
  expect((await invite({ role: 45 })).status).toBe(422)
  expect((await invite({ role: 100 }, 100)).status).toBe(200)
  const sales = await byRole(62)
  expect((await change(sales, { role: 100 })).status).toBe(403)
  const superadmin = await byRole(100)
  expect((await change(superadmin, { phone: '070-1' })).status).toBe(403)
  expect(
    (await api.as(90).post('trashUser', { id: superadmin.id, version: superadmin.version })).status,
  ).toBe(403)
  expect((await api.as(90).post('endUserSessions', { user_id: superadmin.id })).status).toBe(403)
  expect((await api.as(60).post('createUser', nils)).status).toBe(403)
  expect((await api.as(60).get('getUsersArr')).status).toBe(403)
})

test('nobody changes the own account here', async () => {
  const admin = await byRole(90)
  expect((await change(admin, { role: 80, depot_id: 1 })).status).toBe(403)
  expect((await change(admin, { lastname: 'Annan' })).status).toBe(403)
  expect(
    (await api.as(90).post('trashUser', { id: admin.id, version: admin.version })).status,
  ).toBe(403)
})

test('whoever sees one depot alone has one, and the address stays', async () => {
  expect((await invite({ depot_id: null })).errors).toEqual({ depot_id: ['depotMissing'] })
  expect((await invite({ depot_id: 9_999 })).errors).toEqual({ depot_id: ['notFound'] })
  const sales = await byRole(62)
  expect((await change(sales, { role: 80 })).errors).toEqual({ depot_id: ['depotMissing'] })
  const direct = await api.as(90).post('setUserRole', { user_id: sales.id, role: 80 })
  expect(direct.errors).toEqual({ role: ['depotMissing'] })
  const { firstname, lastname, email_address: email } = nils
  const person = { firstname, lastname, email, role: 80 }
  const invited = await api.as(90).post('inviteCustomer', person)
  expect(invited.errors).toEqual({ role: ['depotMissing'] })
  expect((await change(sales, { email_address: 'ny@kund.example' })).status).toBe(403)
})

test('an account that lacks its depot can be locked, unlocked and removed', async () => {
  const admin = await byRole(80)
  await api.db.update(users).set({ depot_id: null }).where(eq(users.id, admin.id))
  for (const call of ['lockUser', 'unlockUser', 'removeUser']) {
    expect((await api.as(90).post(call, { user_id: admin.id })).status, call).toBe(200)
  }
})

test.each(['åsa@exempel.se', 'info@företag.se'])(
  '%s can be saved by staff',
  async (email_address) => {
    const fields = { firstname: 'Bo', lastname: 'Ek', role: 10, email_address }
    const { data } = await api.as(90).post('createUser', fields)
    expect(data).toMatchObject({ firstname: 'Bo', email_address })
  },
)

test('a company number is none or one, however it is written', async () => {
  const make = (corp_vat: string) =>
    api.as(90).post('createCompanyCustomer', { corp_name: 'Glas AB', corp_vat })
  expect((await make('hej')).errors).toEqual({ corp_vat: ['vatNumber'] })
  expect((await make('556074-3089')).data).toMatchObject({ corp_vat: 'SE556074308901' })
  expect((await make('se 556074-3089 01')).errors).toEqual({ corp_vat: ['vatExists'] })
})

test('an account is joined to a confirmed company alone, and keeps what it claims', async () => {
  const made = async (fields: object) =>
    (await api.as(90).post('createCompanyCustomer', { corp_name: 'Glas AB', ...fields })).data
  const claimed = await made({ corp_vat: 'SE556016068001', confirmed: false })
  const known = await made({ corp_vat: 'SE556016068001' })
  const again = { corp_name: 'Glas AB', corp_vat: 'SE556016068001' }
  expect((await api.as(90).post('createCompanyCustomer', again)).errors).toEqual({
    corp_vat: ['vatExists'],
  })
  const customer = await byRole(10)
  expect((await change(customer, { company_id: claimed.id })).errors).toEqual({
    company_id: ['companyUnconfirmed'],
  })
  await api.db.update(users).set({ company_id: claimed.id }).where(eq(users.id, customer.id))
  const renamed = await change(customer, { company_id: claimed.id, lastname: 'Ek' })
  expect(renamed.status).toBe(200)
  const joined = await change(renamed.data, { company_id: known.id, edits_company: true })
  expect(joined.data).toMatchObject({ company_id: known.id, edits_company: true })
})

test('who may change the details of a company may not change those of the next one', async () => {
  const made = async (corp_vat: string) =>
    (await api.as(90).post('createCompanyCustomer', { corp_name: 'Tak AB', corp_vat })).data
  const first = await made('556036-0793')
  const next = await made('556016-0680')
  const customer = await byRole(10)
  const named = await change(customer, { company_id: first.id, edits_company: true })
  expect(named.data).toMatchObject({ company_id: first.id, edits_company: true })
  const renamed = await change(named.data, { lastname: 'Ek' })
  expect(renamed.data).toMatchObject({ company_id: first.id, edits_company: true })
  const moved = await change(renamed.data, { company_id: next.id, edits_company: true })
  expect(moved.data).toMatchObject({ company_id: next.id, edits_company: false })
  const again = await change(moved.data, { edits_company: true })
  expect(again.data).toMatchObject({ company_id: next.id, edits_company: true })
})

test('no account is joined to a company or depot that a colleague puts into the trash meanwhile', async () => {
  const make = async (call: string, fields: object) => (await api.as(90).post(call, fields)).data
  const company = await make('createCompanyCustomer', {
    corp_name: 'Tak AB',
    corp_vat: '556036-0793',
  })
  const depot = await make('createDepot', examples['depots']?.make ?? {})
  for (const [table, { id }, field] of [
    [companies, company, 'company_id'],
    [depots, depot, 'depot_id'],
  ] as const) {
    const customer = await byRole(10)
    const { joining } = await api.db.transaction(async (tx) => {
      await tx.update(table).set({ deleted_at: fromNow() }).where(eq(table.id, id))
      const begun = change(customer, { [field]: id })
      await untilWaiting(api.db)
      return { joining: begun }
    })
    expect((await joining).errors).toEqual({ [field]: ['notFound'] })
  }
})

test('a company says how many accounts it has, without those in the trash', async () => {
  const make = async (corp_vat: string) =>
    (await api.as(90).post('createCompanyCustomer', { corp_name: 'Tak AB', corp_vat })).data
  const company = await make('556036-0793')
  const empty = await make('556016-0680')
  await invite({ company_id: company.id })
  const gone = (await invite({ company_id: company.id, email_address: 'eva@kund.example' })).data
  await api.as(90).post('trashUser', { id: gone.id, version: gone.version })
  const { data } = await api.as(70).get(`getCompanyCustomersArr?ids=${company.id},${empty.id}`)
  expect(data).toMatchObject([
    { id: company.id, accounts: 1 },
    { id: empty.id, accounts: 0 },
  ])
})

test('another role or depot ends the sessions with its reason, another name does not', async () => {
  const sales = await byRole(62)
  const session = await logInUser(api.db, sales.id, { backOffice: true })
  const status = async () =>
    (await api.ask('/api/admin/getStaffObj', { headers: session.headers })).status
  const named = await change(sales, { lastname: 'Nyman', phone: '070-100 20 30' })
  expect(await status()).toBe(200)
  const [line] = await api.db
    .select()
    .from(audit)
    .where(and(eq(audit.item, 'users'), eq(audit.item_id, String(sales.id))))
    .orderBy(desc(audit.id))
  expect(line?.changes).toEqual({ lastname: true, phone: true })
  const moved = await change(named.data, { role: 80, depot_id: 3 })
  expect(moved.data).toMatchObject({ role: 80, depot_id: 3 })
  expect(await status()).toBe(401)
  const [ended] = await api.db.select().from(sessions).where(eq(sessions.id, session.sessionId))
  expect(ended?.ended_reason).toBe('permissionsChanged')
})

test('the role that an account has already changes nothing and ends no session', async () => {
  const sales = await byRole(62)
  const session = await logInUser(api.db, sales.id, { backOffice: true })
  const { status, data } = await api.as(90).post('setUserRole', { user_id: sales.id, role: 62 })
  expect([status, data['role']]).toEqual([200, 62])
  const asked = await api.ask('/api/admin/getStaffObj', { headers: session.headers })
  expect(asked.status).toBe(200)
  expect((await byRole(62)).version).toBe(sales.version)
})

test('what keeps a company or depot is named by first and last name', async () => {
  const make = async (call: string, fields: object) => (await api.as(90).post(call, fields)).data
  const firm = { corp_name: 'Tak AB', corp_vat: '556036-0793' }
  const company = await make('createCompanyCustomer', firm)
  const depot = await make('createDepot', examples['depots']?.make ?? {})
  const { id } = (await invite({ company_id: company.id, depot_id: depot.id })).data
  const held = { item: 'users', id, title: 'Nils Ek' }
  for (const [kind, item] of [
    ['CompanyCustomer', company],
    ['Depot', depot],
  ] as const) {
    const seen = { id: item.id, version: item.version }
    expect((await api.as(90).post(`trash${kind}`, seen)).status).toBe(200)
    expect((await api.as(100).post(`destroy${kind}`, seen)).facts?.['holders']).toEqual([held])
  }
})

test.each(['endUserSessions', 'resetUserSecondStep'])(
  '%s ends the sessions without a word of changed permissions',
  async (call) => {
    const user = (await invite()).data
    const session = await logInUser(api.db, user.id, { backOffice: true })
    expect((await api.as(90).post(call, { user_id: user.id })).status).toBe(200)
    const [ended] = await api.db.select().from(sessions).where(eq(sessions.id, session.sessionId))
    expect(ended?.ended_reason).toBe('sessionExpired')
    const [row] = await api.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.forcelogout).toBe('sessionExpired')
  },
)

test('what lies in the trash is logged out, its address is free, and it comes back', async () => {
  const made = (await invite()).data
  expect((await api.as(90).post('trashUser', { id: made.id, version: made.version })).status).toBe(
    200,
  )
  const openLinks = (id: number) =>
    api.db.$count(
      account_tokens,
      and(eq(account_tokens.user_id, id), isNull(account_tokens.used_at)),
    )
  expect(await openLinks(made.id)).toBe(0)
  const second = await invite()
  expect(second.status).toBe(200)
  expect(
    (await api.as(90).post('restoreUser', { id: made.id, version: made.version })).errors,
  ).toEqual({
    email_address: ['taken'],
  })
  expect(await openLinks(second.data.id)).toBe(1)
  expect((await api.as(90).post('removeUser', { user_id: second.data.id })).status).toBe(200)
  expect(await openLinks(second.data.id)).toBe(0)
  expect(
    (await api.as(90).post('restoreUser', { id: made.id, version: made.version })).status,
  ).toBe(200)
  const list = await api.as(90).get('getUsersArr?state=invited&role=80&depot_id=2')
  expect(list.list.map(({ id }) => id)).toEqual([made.id])
})

test('an erased account does not come back from the trash', async () => {
  const { id } = await byRole(10)
  await api.db.transaction((tx) => erasePerson(tx, { userId: id, now: new Date(testNow) }))
  const erased = (await api.as(90).get(`getUserObj?id=${id}`)).data
  const restored = await api.as(90).post('restoreUser', { id, version: erased.version })
  expect([restored.status, restored.errors]).toEqual([422, { email_address: ['required'] }])
  expect((await api.as(90).get(`getUserObj?id=${id}`)).data).toEqual(erased)
})

test('of two superadmins who take each other away at once, one stays', async () => {
  const first = await byRole(100)
  const [second] = await api.db
    .insert(users)
    .values({
      firstname: 'Berit',
      lastname: 'Lund',
      role: 100,
      email_address: 'berit@demo.example',
      password_hash: first.password_hash,
    })
    .returning()
  if (second === undefined) throw new Error('No second superadmin')
  const headers = [
    (await logInUser(api.db, first.id, { backOffice: true })).headers,
    (await logInUser(api.db, second.id, { backOffice: true })).headers,
  ]
  const ask = async (by: number, call: string, body: object) =>
    (await api.send('POST', `admin/${call}`, body, headers[by])).status
  const tries = [
    () => ask(0, 'trashUser', { id: second.id, version: second.version }),
    () => ask(1, 'updateUser', { id: first.id, version: first.version, role: 90 }),
    () => ask(1, 'lockUser', { user_id: first.id }),
    () => ask(0, 'setUserRole', { user_id: second.id, role: 60 }),
  ]
  await Promise.all(tries.map((one) => one()))
  const left = await api.db.select().from(users).where(eq(users.role, 100))
  expect(
    left.filter(({ deleted_at, locked_at }) => deleted_at === null && locked_at === null),
  ).not.toEqual([])
})

test('the last superadmin stays, whoever asks', async () => {
  const only = await byRole(100)
  const other = { firstname: 'Vem', lastname: 'Som', role: 100 }
  const [ghost] = await api.db
    .insert(users)
    .values([
      { ...other, email_address: 'vem@demo.example' },
      // Whoever is locked cannot log in either.
      { ...other, email_address: 'last@demo.example', password_hash: 'x', locked_at: fromNow() },
    ])
    .returning()
  const { headers } = await logInUser(api.db, ghost?.id ?? 0, { backOffice: true })
  const ask = async (call: string, body: object) => {
    const answer = await api.send('POST', `admin/${call}`, body, headers)
    return [answer.status, await answer.json()] as const
  }
  expect(await ask('trashUser', { id: only.id, version: only.version })).toMatchObject([
    409,
    { code: 'lastSuperadmin' },
  ])
  expect(await ask('lockUser', { user_id: only.id })).toMatchObject([
    409,
    { code: 'lastSuperadmin' },
  ])
  const demoted = { id: only.id, version: only.version, role: 90 }
  expect(await ask('updateUser', demoted)).toMatchObject([
    422,
    { errors: { role: ['lastSuperadmin'] } },
  ])
})

test('a corrected address is the account’s once the link that was sent there is opened', async () => {
  const customer = await byRole(10)
  const ask = (email_address: string, role = 90) =>
    api.as(role).post('changeUserAddress', { user_id: customer.id, email_address })
  expect((await ask('karin.kund.example')).errors).toEqual({ email_address: ['email'] })
  expect((await ask((await byRole(20)).email_address)).errors).toEqual({ email_address: ['taken'] })
  const session = await logInUser(api.db, customer.id)
  const sessionState = async () => {
    const answer = await api.ask('/api/auth/getSessionObj', { headers: session.headers })
    return ((await answer.json()) as { data: { reason: string | null } }).data.reason
  }
  expect((await ask('ratt@kund.example')).status).toBe(200)
  expect((await byRole(10)).email_address).toBe(customer.email_address)
  expect(await sessionState()).toBeNull()
  const [mail] = await api.db.select().from(mails).where(eq(mails.to, 'ratt@kund.example'))
  expect(mail).toMatchObject({ kind: 'email-verify', user_id: customer.id })
  const { token } = (mail?.details ?? {}) as { token?: string }
  const verified = await api.ask('/api/auth/verifyEmail', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(verified.status).toBe(204)
  expect((await byRole(10)).email_address).toBe('ratt@kund.example')
  expect(await sessionState()).toBe('addressChanged')
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'user.address'))
  expect(trail).toMatchObject([{ item: 'user', item_id: String(customer.id) }])
})

test('a corrected address ends the links that were sent to the wrong one', async () => {
  const customer = await byRole(10)
  const token = await api.db.transaction((tx) =>
    makeAccountLink(tx, { userId: customer.id, kind: 'invitation' }),
  )
  const isValid = async () => {
    const answer = await api.ask(`/api/auth/getAccountLink?token=${token}`)
    return ((await answer.json()) as { data: { valid: boolean } }).data.valid
  }
  expect(await isValid()).toBe(true)
  const address = { user_id: customer.id, email_address: 'rattad@kund.example' }
  expect((await api.as(90).post('changeUserAddress', address)).status).toBe(200)
  expect(await isValid()).toBe(false)
})

test('nobody corrects the address of an account above the own, nor the own', async () => {
  const email_address = 'ny@kund.example'
  const [superadmin, admin] = [await byRole(100), await byRole(90)]
  for (const { id } of [superadmin, admin]) {
    const answer = await api.as(90).post('changeUserAddress', { user_id: id, email_address })
    expect(answer.status).toBe(403)
  }
})

test.each([
  'endUserSessions',
  'sendUserInvitation',
  'resetUserSecondStep',
  'setUserRole',
  'lockUser',
  'unlockUser',
  'removeUser',
])('%s refuses an id that no account can have', async (call) => {
  const body = { user_id: 2_147_483_648, ...(call === 'setUserRole' && { role: 10 }) }
  const { status, errors } = await api.as(100).post(call, body)
  expect([status, errors]).toEqual([422, { user_id: ['max'] }])
})
