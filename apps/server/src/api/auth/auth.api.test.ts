import { userSchema } from '@minikran/contract/auth'
import { isStaffRole, roles } from '@minikran/domain/access/roles'
import { hash } from '@node-rs/argon2'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPasswords } from '../../accounts/passwords.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit } from '../../database/schema/operations.ts'
import { sessions, users } from '../../database/schema/people.ts'
import { fromNow, nowMs } from '../../testing/clock.ts'
import { logInRole } from '../../testing/sessions.ts'
import { userOfRole } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const password = 'Lyft-trygg-2026'
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const logIn = (address: string, given = password, path = 'auth/doLogin', of = api) =>
  of.send('POST', path, { params: { email_address: address, password: given } })

async function tokenOf(address: string, path?: string): Promise<string> {
  const response = await logIn(address, password, path)
  expect(response.status).toBe(200)
  const { payload } = (await response.json()) as { payload: { token: string } }
  return payload.token
}
const accountOf = (role: number) => userOfRole(api.db, role)
const check = (id: unknown, token?: string) =>
  api.send('PATCH', 'auth/checkForcelogin', { checkForcelogin: id }, token ? bearer(token) : {})
const logOut = (headers: Record<string, string>, path = 'auth/doLogout') =>
  api.ask(`/api/${path}`, { method: 'POST', headers })
const lastEvent = async () =>
  (await api.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]

test.each([
  ['gets another password', { password_hash: 'another' }],
  ['gets a second step', { totp_confirmed_at: fromNow() }],
  ['is locked', { locked_at: fromNow() }],
  ['becomes staff', { role: 60 as const }],
  ['is deleted', { deleted_at: fromNow() }],
])('no session begins when the account %s during its log-in', async (_, change) => {
  const { id, password_hash, role } = await accountOf(20)
  onTestFinished(async () => {
    const before = {
      password_hash,
      role,
      totp_confirmed_at: null,
      locked_at: null,
      deleted_at: null,
    }
    await api.db.update(users).set(before).where(eq(users.id, id))
    await api.db.delete(sessions).where(eq(sessions.user_id, id))
  })
  const during = await api.db.transaction(async (tx) => {
    await tx.update(users).set(change).where(eq(users.id, id))
    const attempt = logIn('role20@demo.example')
    await untilWaiting(api.db)
    return { attempt }
  })
  expect((await during.attempt).status).toBe(401)
  expect(await api.db.$count(sessions, eq(sessions.user_id, id))).toBe(0)
})

test('a customer logs in and gets token, cookie and the fields of the user', async () => {
  const response = await logIn('role10@demo.example')
  const { payload } = (await response.json()) as { payload: { token: string; user: object } }
  expect(userSchema.strict().parse(payload.user)).toMatchObject({
    role: 10,
    fullname: 'Karin Lindqvist',
    email_address: 'role10@demo.example',
    forcelogout: null,
  })
  expect(payload.token).toMatch(/^[\w-]{43}$/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie.split('; ').sort()).toEqual(
    [
      `__Host-auth=${payload.token}`,
      'HttpOnly',
      'Max-Age=7776000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ].sort(),
  )
})

test('of a token only the hash is stored, for 30 days unused and 90 at most', async () => {
  const token = await tokenOf('role20@demo.example')
  const [stored] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.token_hash, tokenHash(token)))
  const days = (until?: Date) => Math.round(((until?.getTime() ?? 0) - nowMs()) / 86_400_000)
  expect([days(stored?.expires_at), days(stored?.ends_at)]).toEqual([30, 90])
  expect(JSON.stringify(stored)).not.toContain(token)
})

test.each([
  ['unknown@demo.example', password],
  ['role10@demo.example', 'lyft-trygg-2026'],
  ['role60@demo.example', 'wrong'],
])('%s with a wrong password: the same answer for all', async (address, given) => {
  const response = await logIn(address, given)
  expect(response.headers.get('set-cookie')).toBeNull()
  const { request_id, ...problem } = (await response.json()) as Record<string, unknown>
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Wrong credentials',
    detail: 'No account has this address and this password.',
    status: 401,
    code: 'wrongCredentials',
  })
  expect(await lastEvent()).toMatchObject({ action: 'logInFailed', user_id: null })
})

test.each(Object.values(roles).filter(isStaffRole))(
  'role %d is sent to the back office and leaves no session here',
  async (role) => {
    const response = await logIn(`role${role}@demo.example`)
    expect([response.status, await codeOf(response)]).toEqual([403, 'loginBackend'])
    expect(response.headers.get('set-cookie')).toBeNull()
    const { id } = await accountOf(role)
    expect(await api.db.$count(sessions, eq(sessions.user_id, id))).toBe(0)
  },
)

test.each([
  ['', 'x', { email_address: ['required'] }],
  ['  ', '', { email_address: ['required'], password: ['required'] }],
  ['no address', 'x', { email_address: ['email'] }],
  ['a@b.example', '', { password: ['required'] }],
])('address %j, password %j is refused by field', async (address, given, errors) => {
  const response = await logIn(address, given)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Validation failed',
    status: 422,
    detail: 'See errors for what to change; /api/docs/errors explains the rules.',
    code: 'validationFailed',
    request_id: 'test-request',
    count: Object.keys(errors).length,
    errors,
  })
})

test('capitals and spaces around an address do not matter', async () => {
  expect((await logIn('  Role10@DEMO.example ')).status).toBe(200)
})

test('an old hash is made anew at the log-in', async () => {
  const { id } = await accountOf(30)
  const old = await hash(password, { memoryCost: 8_192, timeCost: 3 })
  await api.db.update(users).set({ password_hash: old }).where(eq(users.id, id))
  await tokenOf('role30@demo.example')
  expect((await accountOf(30)).password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  await tokenOf('role30@demo.example')
})

test('a password costs what OWASP asks for, unless a test says otherwise', async () => {
  expect(await createPasswords().hash(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a locked account is told so, once its password is right', async () => {
  const { id } = await accountOf(40)
  await api.db.update(users).set({ locked_at: fromNow() }).where(eq(users.id, id))
  const refused = await logIn('role40@demo.example')
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'loginRemoved'])
  expect((await logIn('role40@demo.example', 'guess')).status).toBe(401)
  await api.db.update(users).set({ locked_at: null }).where(eq(users.id, id))
})

test('while all is well the check answers an empty text', async () => {
  const [{ id }, token] = [await accountOf(10), await tokenOf('role10@demo.example')]
  const response = await check(id, token)
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('the check is about oneself: not for visitors, nobody else, no word for a number', async () => {
  const [{ id }, token] = [await accountOf(10), await tokenOf('role10@demo.example')]
  expect((await check(id)).status).toBe(401)
  expect((await check(id, 'x'.repeat(43))).status).toBe(401)
  expect((await check(id + 1, token)).status).toBe(403)
  expect((await check(String(id), token)).status).toBe(422)
  expect(await (await check(id, token)).text()).toBe('')
})

test.each<[string, string, Partial<typeof users.$inferInsert>]>([
  ['passwordChanged', 'a changed password', { forcelogout: 'passwordChanged' }],
  ['permissionsChanged', 'changed rights', { forcelogout: 'permissionsChanged' }],
  ['loginRemoved', 'a locked account', { locked_at: fromNow() }],
  ['loginRemoved', 'a removed account', { deleted_at: fromNow() }],
  ['loginBackend', 'somebody who became staff', { role: 60 }],
])('%s: %s is told and the session is dead', async (reason, _, change) => {
  const user = await accountOf(20)
  const token = await tokenOf(user.email_address)
  const before = { forcelogout: null, locked_at: null, deleted_at: null, role: 20 }
  await api.db.update(users).set(change).where(eq(users.id, user.id))
  const told = await check(user.id, token)
  expect([told.status, told.headers.get('content-type'), await told.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    reason,
  ])
  // The page with the reason needs the cookie, and clears it.
  expect(told.headers.get('set-cookie')).toBeNull()
  await api.db.update(users).set(before).where(eq(users.id, user.id))
  expect((await logOut(bearer(token))).status).toBe(401)
  expect(await (await check(user.id, token)).text()).toBe(reason)
})

// The statement of docs/operations.md.
test.each([
  [40, 'auth/doLogin', '/api/customer/getProfileObj'],
  [62, 'admin/auth/doLogin', '/api/admin/getStaffObj'],
] as const)(
  'what a reason ended stays ended after a log-in of role %i',
  async (role, path, call) => {
    const { id, email_address } = await accountOf(role)
    const stolen = await tokenOf(email_address, path)
    const read = async (token: string) => (await api.ask(call, { headers: bearer(token) })).status
    expect(await read(stolen)).toBe(200)
    await api.db.update(users).set({ forcelogout: 'permissionsChanged' }).where(eq(users.id, id))
    expect(await read(stolen)).toBe(401)
    const own = await tokenOf(email_address, path)
    expect([await read(own), await read(stolen)]).toEqual([200, 401])
  },
)

test('an expired session says so', async () => {
  const [{ id }, token] = [await accountOf(10), await tokenOf('role10@demo.example')]
  const past = sql`now() - interval '1 second'`
  await api.db
    .update(sessions)
    .set({ expires_at: past })
    .where(eq(sessions.token_hash, tokenHash(token)))
  expect(await (await check(id, token)).text()).toBe('sessionExpired')
})

test('a log-out that cannot be recorded ends no session', async () => {
  const own = await createTestApi()
  const { headers, sessionId } = await logInRole(own.db, 10)
  await own.db.execute(sql`alter table audit add check (action <> 'loggedOut') not valid`)
  const response = await own.ask('/api/auth/doLogout', { method: 'POST', headers })
  const [session] = await own.db.select().from(sessions).where(eq(sessions.id, sessionId))
  await own.close()
  expect([response.status, session?.ended_at]).toEqual([500, null])
})

test('after logging out the token is dead', async () => {
  const [{ id }, token] = [await accountOf(10), await tokenOf('role10@demo.example')]
  const response = await logOut(bearer(token))
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(response.headers.get('set-cookie')).toContain('__Host-auth=; Max-Age=0')
  expect(await lastEvent()).toMatchObject({ action: 'loggedOut', user_id: id })
  expect((await logOut(bearer(token))).status).toBe(401)
  expect(await (await check(id, token)).text()).toBe('sessionExpired')
})

test('logging out needs a token, and the cookie counts only from our own pages', async () => {
  expect((await logOut({})).status).toBe(401)
  const cookie = `__Host-auth=${await tokenOf('role10@demo.example')}`
  expect((await logOut({ cookie })).status).toBe(401)
  const foreign = await logOut({ cookie, 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, await codeOf(foreign)]).toEqual([401, 'notAuthenticated'])
  expect((await logOut({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(204)
})

test('use moves the end of a session on, up to its last day', async () => {
  const token = await tokenOf('role10@demo.example')
  const isThisOne = eq(sessions.token_hash, tokenHash(token))
  const twoHoursAgo = sql`now() - interval '2 hours'`
  const soon = fromNow({ minutes: 1 })
  await api.db
    .update(sessions)
    .set({ last_used_at: twoHoursAgo, expires_at: soon })
    .where(isThisOne)
  await api.get('getDepotsArr', bearer(token))
  const [moved] = await api.db.select().from(sessions).where(isThisOne)
  expect(moved?.expires_at.getTime()).toBeGreaterThan(nowMs() + 29 * 86_400_000)
  await api.db.update(sessions).set({ last_used_at: twoHoursAgo, ends_at: soon }).where(isThisOne)
  await api.get('getDepotsArr', bearer(token))
  const [last] = await api.db.select().from(sessions).where(isThisOne)
  expect(last?.expires_at).toEqual(last?.ends_at)
})

test('who is behind a token, or why nobody is', async () => {
  const token = await tokenOf('role10@demo.example')
  const asked = (headers = {}) => api.ask('/api/auth/getSessionObj', { headers })
  expect((await asked()).status).toBe(401)
  expect(await (await asked(bearer(token))).json()).toMatchObject({
    data: { user: { role: 10 }, reason: null },
  })
  await logOut(bearer(token))
  for (const over of [token, 'x'.repeat(43)]) {
    const told = await asked(bearer(over))
    expect(await told.json()).toEqual({
      data: { user: null, reason: 'sessionExpired', password_changed: null },
    })
    expect(told.headers.get('set-cookie')).toBeNull()
  }
})

test('staff logs in at its own door, with its own cookie', async () => {
  const response = await logIn('role80@demo.example', password, 'admin/auth/doLogin')
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-admin=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  expect((await logIn('role10@demo.example', password, 'admin/auth/doLogin')).status).toBe(403)
  expect((await logIn('role80@demo.example', 'wrong', 'admin/auth/doLogin')).status).toBe(401)
})

test('a session is good for its own side only', async () => {
  const customer = await tokenOf('role10@demo.example')
  const staff = await tokenOf('role90@demo.example', 'admin/auth/doLogin')
  expect((await logOut(bearer(customer), 'admin/auth/doLogout')).status).toBe(403)
  expect((await logOut(bearer(staff))).status).toBe(403)
  expect((await check((await accountOf(90)).id, staff)).status).toBe(401)
  const ownPage = { 'sec-fetch-site': 'same-origin' }
  const wrongName = { ...ownPage, cookie: `__Host-auth=${staff}` }
  expect((await logOut(wrongName, 'admin/auth/doLogout')).status).toBe(401)
  expect((await logOut(bearer(staff), 'admin/auth/doLogout')).status).toBe(204)
  expect((await logOut(bearer(staff), 'admin/auth/doLogout')).status).toBe(401)
})

test('five tries an account, however it is spelled; a right password starts anew', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const attempt = (address: string, given: string) =>
    logIn(address, given, 'auth/doLogin', limited).then(({ status }) => status)
  const spellings = ['role10@demo.example', 'ROLE10@demo.example', ' role10@DEMO.example']
  const wrong = (addresses: string[]) =>
    Promise.all(addresses.map((address) => attempt(address, 'wrong')))
  expect(await wrong(spellings)).toEqual(Array(3).fill(401))
  expect(await attempt('role10@demo.example', password)).toBe(200)
  const five = [...spellings, 'role10+a@demo.example', 'role10+b@demo.example']
  expect(await wrong(five)).toEqual(Array(5).fill(401))
  const refused = await logIn('role10@demo.example', password, 'auth/doLogin', limited)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(await attempt('role20@demo.example', password)).toBe(200)
  await limited.close()
})

test('wrong passwords of others keep nobody out of a network that the account has logged in from', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const tryFrom = async (address: string, given: string) => {
    const params = { email_address: 'role10@demo.example', password: given }
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ params }) }
    return (await limited.ask('/api/auth/doLogin', init, address)).status
  }
  const fiveWrong = (address: string) =>
    Promise.all(Array.from({ length: 5 }, () => tryFrom(address, 'wrong')))
  const home = '2001:db8:1:1::7'
  expect(await tryFrom(home, password)).toBe(200)
  // An act that is no log-in makes no network known.
  const { id } = await userOfRole(limited.db, 10)
  const event = { user_id: id, action: 'passwordSet', item: 'user' }
  await limited.db.insert(audit).values({ ...event, address: '198.51.100.1' })
  expect(await fiveWrong('203.0.113.1')).toEqual(Array(5).fill(401))
  expect(await tryFrom('198.51.100.1', password)).toBe(429)
  expect(await tryFrom('2001:db8:1:1::8', password)).toBe(200)
  expect(await fiveWrong(home)).toEqual(Array(5).fill(401))
  expect(await tryFrom(home, password)).toBe(429)
  await limited.close()
})

test('who has forgotten the password gets in by the mailed link, however often it was guessed', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const email_address = 'role10@demo.example'
  const tryWith = (given: string) => logIn(email_address, given, 'auth/doLogin', limited)
  expect((await tryWith(password)).status).toBe(200)
  await Promise.all(Array.from({ length: 6 }, () => tryWith('wrong')))
  await limited.send('POST', 'auth/requestPasswordReset', { email_address })
  const [mail] = await limited.db.select().from(mails)
  const link = { token: mail?.details['token'], password: 'kranen lyfter i dimma' }
  expect((await limited.send('POST', 'auth/setPassword', link)).status).toBe(200)
  expect((await tryWith('kranen lyfter i dimma')).status).toBe(200)
  await limited.close()
})

test('an account logs in sixty times in fifteen minutes at most, each of which is a session', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const statuses: number[] = []
  for (let at = 0; at <= 60; at += 1) {
    statuses.push((await logIn('role10@demo.example', password, 'auth/doLogin', limited)).status)
  }
  expect(statuses.indexOf(429)).toBe(60)
  expect((await logIn('role20@demo.example', password, 'auth/doLogin', limited)).status).toBe(200)
  await limited.close()
})

test('twenty wrong tries a network address, whoever they are for', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const attempt = (name: string) => logIn(`${name}@demo.example`, 'x', 'auth/doLogin', limited)
  const tries = await Promise.all(Array.from({ length: 20 }, (_, at) => attempt(`nobody${at}`)))
  expect(tries.map(({ status }) => status)).toEqual(Array(20).fill(401))
  expect((await attempt('nobody20')).status).toBe(429)
  await limited.close()
})
