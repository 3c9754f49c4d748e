import {
  type NewestOwnData,
  type OwnData,
  type OwnSession,
  type Profile,
  profileSchema,
} from '@minikran/contract/customer-profile'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_events, case_messages, cases } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit } from '../../database/schema/operations.ts'
import { account_tokens, companies, sessions, users } from '../../database/schema/people.ts'
import { fromNow } from '../../testing/clock.ts'
import { logInRole, logInUser } from '../../testing/sessions.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

const password = 'Lyft-trygg-2026'

let api: TestApi
let karin: Awaited<ReturnType<typeof logInRole>>
let johan: Awaited<ReturnType<typeof logInRole>>
beforeAll(async () => {
  api = await createTestApi()
  karin = await logInRole(api.db, 10)
  johan = await logInRole(api.db, 20)
})
afterAll(() => api.close())

type Headers = Record<string, string>
const get = (call: string, headers: Headers = karin.headers) =>
  api.ask(`/api/customer/${call}`, { headers })
const post = (call: string, body: object, headers: Headers = karin.headers) =>
  api.ask(`/api/customer/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const profileOf = async (headers: Headers = karin.headers) => {
  const { data } = (await (await get('getProfileObj', headers)).json()) as { data: Profile }
  return profileSchema.parse(data)
}
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422)
  return ((await response.json()) as { errors: object }).errors
}
const actions = async () =>
  (await api.db.select().from(audit).orderBy(desc(audit.id))).map(({ action }) => action)
const mailsTo = (to: string) => api.db.select().from(mails).where(eq(mails.to, to))

test('the profile has the account’s data without its secrets', async () => {
  const profile = await profileOf()
  expect(profile).toMatchObject({ role: 10, firstname: 'Karin', company: null, price_type: '' })
  expect(JSON.stringify(profile)).not.toMatch(/argon|hash|totp/)
})

test('contact details follow the rules of the forms', async () => {
  const details = { firstname: ' Karin ', lastname: 'Öberg', phone: '070-1' }
  const changed = await post('updateProfile', details)
  expect(await changed.json()).toMatchObject({ data: { lastname: 'Öberg', phone: '070-1' } })
  expect(
    await errorsOf(await post('updateProfile', { ...details, firstname: '', phone: '1' })),
  ).toEqual({ firstname: ['required'], phone: ['minLength'] })
  expect((await profileOf()).phone).toBe('070-1')
  expect(await actions()).toContain('profile.update')
})

const company = { corp_name: 'Lindqvist Glas AB', corp_vat: '556016-0680', corp_city: 'Umeå' }

test('an unconfirmed company is validated and belongs to one account', async () => {
  expect(
    await errorsOf(await post('updateCompany', { ...company, corp_vat: '556016-0681' })),
  ).toEqual({
    corp_vat: ['vatNumber'],
  })
  expect((await post('updateCompany', company)).status).toBe(200)
  const made = (await profileOf()).company
  expect(made).toMatchObject({ corp_vat: 'SE556016068001', confirmed: false, may_change: true })
  expect((await post('updateCompany', company, johan.headers)).status).toBe(200)
  expect((await profileOf(johan.headers)).company?.id).not.toBe(made?.id)
  await post('updateCompany', { ...company, corp_vat: 'SE556036079301', corp_city: 'Luleå' })
  expect((await profileOf()).company).toMatchObject({ id: made?.id, corp_city: 'Luleå' })
})

test.each([
  ['updateProfile', { firstname: 'Karin', lastname: 'Annan' }],
  ['updateCompany', { ...company, corp_name: 'Annan AB' }],
])('what %s changes is not changed without its audit entry', async (call, fields) => {
  const before = await profileOf()
  await api.db.execute(sql`
    alter table audit add constraint unrecorded check (action not like '%.update') not valid`)
  const { status } = await post(call, fields)
  await api.db.execute(sql`alter table audit drop constraint unrecorded`)
  expect([status, await profileOf()]).toEqual([500, before])
})

test('a discount holds once the company is confirmed', async () => {
  await post('updateCompany', company)
  const { id = 0 } = (await profileOf()).company ?? {}
  const change = (fields: object) =>
    api.db.update(companies).set(fields).where(eq(companies.id, id))
  await change({ discount_percent: 10 })
  expect((await profileOf()).company?.discount_percent).toBe(0)
  await change({ confirmed: true })
  expect((await profileOf()).company).toMatchObject({ discount_percent: 10, may_change: false })
})

test('a confirmed company is changed only by a chosen user, except its number', async () => {
  await post('updateCompany', company)
  const { id = 0 } = (await profileOf()).company ?? {}
  await api.db.update(companies).set({ confirmed: true }).where(eq(companies.id, id))
  const moved = { ...company, corp_city: 'Kiruna' }
  expect(await errorsOf(await post('updateCompany', moved))).toEqual({ corp_name: ['locked'] })
  await api.db.update(users).set({ edits_company: true }).where(eq(users.id, karin.user.id))
  expect((await post('updateCompany', moved)).status).toBe(200)
  expect((await profileOf()).company).toMatchObject({ corp_city: 'Kiruna', may_change: true })
  expect(
    await errorsOf(await post('updateCompany', { ...moved, corp_vat: '202100-5489' })),
  ).toEqual({ corp_vat: ['locked'] })
})

test('who may change a confirmed company may not change the next one', async () => {
  const editor = { edits_company: true, company_id: null }
  await api.db.update(users).set(editor).where(eq(users.id, karin.user.id))
  await post('updateCompany', { ...company, corp_vat: '202100-5489' })
  const { id = 0 } = (await profileOf()).company ?? {}
  await api.db.update(companies).set({ confirmed: true }).where(eq(companies.id, id))
  expect((await profileOf()).company).toMatchObject({ may_change: false })
})

test('settings are saved with the account, a cookie choice also as a consent', async () => {
  const chosen = { locale: 'en', price_type: '1', cookie_accept: 'all' }
  await post('updateSettings', chosen)
  expect(await profileOf()).toMatchObject(chosen)
  await post('updateSettings', { cookie_accept: 'all' })
  await post('updateSettings', { cookie_accept: '' })
  const { data } = (await (await get('getConsentsArr')).json()) as { data: { choice: string }[] }
  expect(data.map(({ choice }) => choice)).toEqual(['withdrawn', 'all'])
  expect((await profileOf()).locale).toBe('en')
  expect((await post('updateSettings', { locale: 'de' })).status).toBe(422)
})

test('the account’s settings replace the browser’s at log-in', async () => {
  const params = { email_address: 'role20@demo.example', password }
  const logIn = async (cookie: string) => {
    const response = await api.ask('/api/auth/doLogin', {
      method: 'POST',
      body: JSON.stringify({ params }),
      headers: { 'content-type': 'application/json', cookie },
    })
    return response.headers.getSetCookie().map((text) => decodeURIComponent(text))
  }
  expect(await logIn('')).toHaveLength(1)
  await post('updateSettings', { locale: 'en', price_type: '1' }, johan.headers)
  const [, settings] = await logIn('settings=%7B%22cookieAccept%22%3A%22all%22%7D')
  expect(settings).toMatch(
    /^settings=\{"locale":"en","cookieAccept":"all","priceType":"1"\}; Path=\/; .*Secure$/,
  )
  const chosen = encodeURIComponent('{"locale":"sv","cookieAccept":"","priceType":"1"}')
  expect(await logIn(`settings=${chosen}`)).toHaveLength(1)
})

test('a logged-in user gets no form challenge', async () => {
  const response = await api.get('getFormChallenge', karin.headers)
  expect(await response.json()).toEqual({ data: null })
})

test('a new address is verified by a link before the account changes', async () => {
  const email_address = 'Karin.Ny@kund.example'
  expect(await errorsOf(await post('changeEmail', { email_address, password: 'fel' }))).toEqual({
    password: ['wrong'],
  })
  expect((await post('changeEmail', { email_address, password })).status).toBe(200)
  expect(await profileOf()).toMatchObject({
    email_address: 'role10@demo.example',
    pending_email: 'karin.ny@kund.example',
  })
  const [mail] = await mailsTo('karin.ny@kund.example')
  expect(mail).toMatchObject({ kind: 'email-verify', user_id: karin.userId, lang: 'en' })
  const [link] = await api.db
    .select()
    .from(account_tokens)
    .where(eq(account_tokens.user_id, karin.userId))
  expect(JSON.stringify(link)).not.toContain(String(mail?.details['token']))
  const ofLink = eq(account_tokens.user_id, karin.userId)
  await api.db
    .update(account_tokens)
    .set({ expires_at: fromNow({ days: -1 }) })
    .where(ofLink)
  expect(await profileOf()).toMatchObject({ pending_email: null })
  const faulty = await post('changeEmail', { email_address: 'karin', password })
  expect(Object.keys(await errorsOf(faulty))).toEqual(['email_address'])
  expect(await errorsOf(await post('changeEmail', { email_address: '', password: '' }))).toEqual({
    email_address: ['required'],
    password: ['wrong'],
  })
})

test('an address that has an account gets the same answer and no mail', async () => {
  const free = await post('changeEmail', { email_address: 'ledig@kund.example', password })
  const taken = await post('changeEmail', { email_address: 'ROLE20@demo.example', password })
  expect([taken.status, await taken.json()]).toEqual([
    free.status,
    { data: { pending_email: 'ROLE20@demo.example' } },
  ])
  expect((await profileOf()).pending_email).toBe('role20@demo.example')
  const { length } = await actions()
  await post('changeEmail', { email_address: 'role20@demo.example', password })
  expect((await actions()).slice(0, -length)).toEqual(['email.change'])
  const kinds = (await mailsTo('role20@demo.example')).map(({ kind }) => kind)
  expect(kinds).not.toContain('email-verify')
})

test('the export does not reveal whether an address has an account', async () => {
  const shownOf = async (email_address: string) => {
    await post('changeEmail', { email_address, password })
    return JSON.stringify(await (await get('getOwnData')).json()).split(email_address).length
  }
  expect(await shownOf('role30@demo.example')).toBe(await shownOf('fri@kund.example'))
})

test('a new address may be requested three times an hour, by all accounts together', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const people = [await logInRole(limited.db, 10), await logInRole(limited.db, 20)]
  const ask = async (at: number, email_address: string) => {
    const headers = people[at % 2]?.headers ?? {}
    const body = { email_address, password }
    return (await limited.send('POST', 'customer/changeEmail', body, headers)).status
  }
  for (const address of ['ny@kund.example', 'role30@demo.example']) {
    const statuses = []
    for (const at of [0, 1, 2, 3]) statuses.push(await ask(at, address.replace('@', `+${at}@`)))
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  await limited.close()
})

test('the file has all of the own data, the page the newest of each table', async () => {
  const [stored] = await api.db
    .insert(cases)
    .values({
      case_number: 'MK-2027-900001',
      kind: 'inquiry',
      lang: 'sv',
      user_id: karin.user.id,
      firstname: 'Karin',
      lastname: 'Lindqvist',
      email_address: 'role10@demo.example',
    })
    .returning({ id: cases.id })
  const case_id = stored?.id ?? 0
  const messages = Array.from({ length: 250 }, (_, at) => ({
    case_id,
    user_id: karin.user.id,
    from_customer: true,
    message: at === 240 ? 'a'.repeat(100_000) : `Nummer ${at}`,
  }))
  await api.db.insert(case_messages).values(messages)
  const events = messages.map((_, at) => ({ case_id, kind: 'note' as const, details: { at } }))
  await api.db.insert(case_events).values(events)
  const all = ((await (await get('getOwnData')).json()) as { data: OwnData }).data
  expect(all['case_messages']?.map(({ message }) => message)).toEqual(
    messages.map(({ message }) => message),
  )
  expect(all['case_events']).toHaveLength(250)
  const { data: newest } = (await (await get('getOwnData?newest=1')).json()) as {
    data: NewestOwnData
  }
  expect(Object.keys(newest)).toEqual(Object.keys(all))
  expect(newest['users']).toEqual({ count: 1, rows: all['users'] })
  expect(newest['case_events']).toEqual({ count: 250, rows: all['case_events']?.slice(-100) })
  expect(newest['case_messages']).toEqual({
    count: messages.length,
    rows: all['case_messages']?.slice(-9),
  })
})

test.each([
  ['getOwnData', null, 20],
  ['updateSettings', { locale: 'en' }, 60],
  ['updateProfile', { firstname: 'Bo', lastname: 'Ek', phone: '' }, 60],
  ['updateCompany', { corp_name: 'Tak AB', corp_vat: '' }, 60],
] as const)(
  '%s, which leaves a row each time, is answered so often at most',
  async (call, body, most) => {
    const limited = await createTestApi({ rateLimitFactor: 1 })
    const { headers } = await logInRole(limited.db, 10)
    const ask = () =>
      body === null
        ? limited.ask(`/api/customer/${call}`, { headers })
        : limited.send('POST', `customer/${call}`, body, headers)
    const statuses: number[] = []
    for (let at = 0; at <= most; at += 1) statuses.push((await ask()).status)
    expect(statuses.indexOf(429)).toBe(most)
    await limited.close()
  },
)

test('a user lists and ends the sessions of the own account only', async () => {
  const { user } = await logInRole(api.db, 30)
  const here = await logInUser(api.db, user.id)
  const there = await logInUser(api.db, user.id)
  const listed = async () => {
    const answer = await (await get('getSessionsArr', here.headers)).json()
    return (answer as { data: OwnSession[] }).data
  }
  const before = await listed()
  expect(before.find(({ current }) => current)?.id).toBe(here.sessionId)
  expect(JSON.stringify(before)).not.toContain('token')
  const stranger = await post('endSession', { session_id: there.sessionId }, johan.headers)
  expect(stranger.status).toBe(404)
  const ended = await post('endSession', { session_id: there.sessionId }, here.headers)
  expect(ended.status).toBe(200)
  expect((await listed()).map(({ id }) => id)).not.toContain(there.sessionId)
  expect((await get('getProfileObj', there.headers)).status).toBe(401)
})

test('of thousands of sessions the latest hundred are listed, and this one', async () => {
  const { user } = await logInRole(api.db, 30)
  const here = await logInUser(api.db, user.id)
  const later = Array.from({ length: 150 }, (_, at) => ({
    token_hash: `later ${at}`,
    user_id: user.id,
    back_office: false,
    last_used_at: sql`now() + interval '1 minute'`,
    expires_at: sql`now() + interval '1 day'`,
    ends_at: sql`now() + interval '1 day'`,
  }))
  await api.db.insert(sessions).values(later)
  const answer = await (await get('getSessionsArr', here.headers)).json()
  const { data } = answer as { data: OwnSession[] }
  expect(data).toHaveLength(100)
  expect(data[0]?.current).toBe(true)
})

test('a changed password ends all other sessions and is reported by mail', async () => {
  const { user } = await logInRole(api.db, 40)
  await api.db.update(users).set({ locale: 'en' }).where(eq(users.id, user.id))
  const here = await logInUser(api.db, user.id)
  const there = await logInUser(api.db, user.id)
  const change = (body: object) => post('changePassword', body, here.headers)
  expect(
    await errorsOf(await change({ password: 'fel', new_password: 'kranen står stadigt' })),
  ).toEqual({
    password: ['wrong'],
  })
  expect(await errorsOf(await change({ password, new_password: 'kort' }))).toEqual({
    new_password: ['minLength'],
  })
  expect(await errorsOf(await change({ password, new_password: 'role40@demo.example' }))).toEqual({
    new_password: ['common'],
  })
  expect(await errorsOf(await change({ password: 'fel', new_password: '' }))).toEqual({
    password: ['wrong'],
    new_password: ['required'],
  })
  expect((await change({ password, new_password: 'kranen står stadigt' })).status).toBe(200)
  expect((await get('getProfileObj', here.headers)).status).toBe(200)
  expect((await get('getProfileObj', there.headers)).status).toBe(401)
  const [ended] = await api.db.select().from(sessions).where(eq(sessions.id, there.sessionId))
  expect(ended?.ended_reason).toBe('passwordChanged')
  const sent = (await mailsTo(user.email_address)).map(({ kind, lang }) => [kind, lang])
  expect(sent).toContainEqual(['password-changed', 'en'])
  const again = { password: 'kranen står stadigt', new_password: password }
  expect((await change(again)).status).toBe(200)
})

test('what cannot be recorded is not changed', async () => {
  const { user, headers } = await logInRole(api.db, 30)
  const other = await logInUser(api.db, user.id)
  const unrecorded = sql`alter table audit add constraint unrecorded check (action not in ('password.change', 'email.change', 'session.end')) not valid`
  await api.db.execute(unrecorded)
  for (const [call, body] of [
    ['changePassword', { password, new_password: 'kranen står stadigt' }],
    ['changeEmail', { email_address: 'annan@kund.example', password }],
    ['endSession', { session_id: other.sessionId }],
  ] as const) {
    expect((await post(call, body, headers)).status, call).toBe(500)
  }
  await api.db.execute(sql`alter table audit drop constraint unrecorded`)
  expect((await profileOf(headers)).pending_email).toBeNull()
  expect((await get('getProfileObj', other.headers)).status).toBe(200)
  const body = { password, new_password: password }
  expect((await post('changePassword', body, headers)).status).toBe(200)
  expect((await mailsTo('annan@kund.example')).length).toBe(0)
})

test('a session ended by a changed password shows when and from which browser', async () => {
  const { user } = await logInRole(api.db, 40)
  const here = await logInUser(api.db, user.id)
  const there = await logInUser(api.db, user.id)
  const endedElse = await logInUser(api.db, user.id)
  await post('endSession', { session_id: endedElse.sessionId }, here.headers)
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0'
  const body = { password, new_password: 'kranen står stadigt' }
  const headers = { ...here.headers, 'user-agent': firefox }
  expect((await post('changePassword', body, headers)).status).toBe(200)
  const sessionOf = async (of: Record<string, string>) => {
    const answer = await api.ask('/api/auth/getSessionObj', { headers: of })
    return ((await answer.json()) as { data: unknown }).data
  }
  const [changed] = await api.db.select().from(users).where(eq(users.id, user.id))
  const at = changed?.password_changed_at?.toISOString()
  const password_changed = { at, user_agent: firefox }
  const expected = { user: null, reason: 'passwordChanged', password_changed }
  expect(await sessionOf(there.headers)).toEqual(expected)
  expect(await sessionOf(there.headers)).toEqual(expected)
  expect(await sessionOf(here.headers)).toMatchObject({ reason: null, password_changed: null })
  expect(await sessionOf(endedElse.headers)).toMatchObject({ password_changed: null })
  const back = { password: body.new_password, new_password: password }
  expect((await post('changePassword', back, here.headers)).status).toBe(200)
})

test('a reason set in the database has no details of a password change', async () => {
  const { user, headers } = await logInRole(api.db, 30)
  const forcelogout = 'passwordChanged'
  await api.db.update(users).set({ forcelogout }).where(eq(users.id, user.id))
  for (const time of [1, 2]) {
    const answer = await api.ask('/api/auth/getSessionObj', { headers })
    const { data } = (await answer.json()) as { data: object }
    expect(data, `time ${time}`).toMatchObject({ reason: forcelogout, password_changed: null })
  }
  await api.db.update(users).set({ forcelogout: null }).where(eq(users.id, user.id))
})

test('the eleventh attempt at the password is refused', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const { headers } = await logInRole(limited.db, 10)
  const body = JSON.stringify({ password: 'fel', new_password: 'kranen står stadigt' })
  const ask = () =>
    limited.ask('/api/customer/changePassword', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  for (let tried = 0; tried < 10; tried += 1) expect((await ask()).status).toBe(422)
  expect((await ask()).status).toBe(429)
  await limited.close()
})
