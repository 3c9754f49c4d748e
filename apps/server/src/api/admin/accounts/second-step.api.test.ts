import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import { logInRole, logInUser } from '../../../testing/sessions.ts'
import { createTestApi, type TestApi, testNow } from '../../../testing/test-api.ts'

const password = 'Lyft-trygg-2026'
const stepMs = 30_000

let api: TestApi
let nowMs: number
beforeEach(async () => {
  nowMs = testNow
  api = await createTestApi({ now: () => nowMs, requireSecondStep: true })
})
afterEach(() => api.close())

type Headers = Record<string, string>
type Answered = {
  status: number
  body: Record<string, unknown> & { data?: Record<string, unknown> }
}

async function post(call: string, body: object, headers: Headers = {}): Promise<Answered> {
  const answer = await api.send('POST', `admin/${call}`, body, headers)
  return { status: answer.status, body: (await answer.json()) as Answered['body'] }
}
const get = async (call: string, headers: Headers) =>
  (await api.ask(`/api/admin/${call}`, { headers })).status
const logIn = (role: number, code?: string) =>
  post('auth/doLogin', {
    params: { email_address: `role${role}@demo.example`, password, ...(code && { code }) },
  })
const codeOf = (secret: string, atMs = nowMs) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs })

/** An account with its second step on, and what only its owner knows. */
async function switchedOn(role: number) {
  const session = await logInRole(api.db, role)
  const begun = await post('beginSecondStep', { password }, session.headers)
  const secret = String(begun.body.data?.['secret'])
  const done = await post('confirmSecondStep', { code: codeOf(secret) }, session.headers)
  return { ...session, secret, recovery: done.body.data?.['recovery_codes'] as string[] }
}

test('a role that needs it is answered nothing else before the second step is set up', async () => {
  const { headers } = await logInRole(api.db, 90)
  expect(await get('getHomeObj', headers)).toBe(403)
  const refused = await post('setUserRole', { user_id: 1, role: 10 }, headers)
  expect([refused.status, refused.body['code']]).toEqual([403, 'secondStepMissing'])
  expect(await get('getStaffObj', headers)).toBe(200)
  expect(await get('getOwnAccountObj', headers)).toBe(200)
  const begun = await post('beginSecondStep', { password }, headers)
  expect(String(begun.body.data?.['uri'])).toContain('otpauth://totp/Minikran:')
  const code = codeOf(String(begun.body.data?.['secret']))
  expect((await post('confirmSecondStep', { code }, headers)).status).toBe(200)
  expect(await get('getHomeObj', headers)).toBe(200)
})

test('everybody below may have it, and nobody there has to', async () => {
  const { headers } = await logInRole(api.db, 60)
  expect(await get('getHomeObj', headers)).toBe(200)
  await switchedOn(60)
  expect((await logIn(60)).body['code']).toBe('codeRequired')
})

test('after the password comes a code, which serves once', async () => {
  const { secret } = await switchedOn(90)
  expect(await logIn(90)).toMatchObject({ status: 401, body: { code: 'codeRequired' } })
  const used = codeOf(secret)
  expect(await logIn(90, used)).toMatchObject({ status: 401, body: { code: 'codeWrong' } })
  nowMs += stepMs
  const next = codeOf(secret)
  const both = await Promise.all([logIn(90, next), logIn(90, next)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  expect((await logIn(90, '000000')).body['code']).toBe('codeWrong')
  nowMs += 3 * stepMs
  expect((await logIn(90, codeOf(secret, nowMs - 3 * stepMs))).body['code']).toBe('codeWrong')
  expect((await logIn(90, codeOf(secret, nowMs - stepMs))).status).toBe(200)
})

test('a wrong password says nothing of a second step', async () => {
  await switchedOn(90)
  const params = { email_address: 'role90@demo.example', password: 'fel', code: '123456' }
  expect((await post('auth/doLogin', { params })).body['code']).toBe('wrongCredentials')
})

test('a code for a lost phone serves once each, however it is typed', async () => {
  const { recovery, userId } = await switchedOn(100)
  const [first = '', second = ''] = recovery
  expect(recovery).toHaveLength(10)
  expect((await logIn(100, first)).status).toBe(200)
  expect((await logIn(100, first)).body['code']).toBe('codeWrong')
  expect((await logIn(100, ` ${second.toLowerCase().replace('-', ' ')}`)).status).toBe(200)
  const [stored] = await api.db.select().from(users).where(eq(users.id, userId))
  expect(stored?.totp_recovery).toHaveLength(8)
  expect(JSON.stringify(stored)).not.toContain(recovery[5])
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'recoveryCodeUsed'))
  expect(trail).toHaveLength(2)
})

test('the secret lies sealed', async () => {
  const { secret, userId } = await switchedOn(90)
  const [stored] = await api.db.select().from(users).where(eq(users.id, userId))
  expect(stored?.totp_secret).toBeTruthy()
  expect(stored?.totp_secret).not.toContain(secret)
  const rows = await api.db.select().from(audit)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('switching it on needs the password, and ends log-ins from before', async () => {
  const { user, headers } = await logInRole(api.db, 60)
  const other = await logInUser(api.db, user.id, { backOffice: true })
  const wrong = await post('beginSecondStep', { password: 'fel' }, headers)
  expect(wrong.body['errors']).toEqual({ password: ['wrong'] })
  const early = await post('confirmSecondStep', { code: '123456' }, headers)
  expect(early.body['errors']).toEqual({ code: ['secondStepNotBegun'] })
  const begun = await post('beginSecondStep', { password }, headers)
  expect((await logIn(60)).status).toBe(200)
  const code = codeOf(String(begun.body.data?.['secret']))
  expect((await post('confirmSecondStep', { code: '000000' }, headers)).body['errors']).toEqual({
    code: ['codeWrong'],
  })
  await post('confirmSecondStep', { code }, headers)
  expect(await get('getStaffObj', headers)).toBe(200)
  expect(await get('getStaffObj', other.headers)).toBe(401)
  const again = await post('beginSecondStep', { password }, headers)
  expect(again.body['errors']).toEqual({ password: ['secondStepOn'] })
})

test('it is taken off with password and code, and new recovery codes kill the old', async () => {
  const { headers, recovery, secret } = await switchedOn(60)
  nowMs += stepMs
  const renewed = await post('renewRecoveryCodes', { code: codeOf(secret) }, headers)
  const fresh = renewed.body.data?.['recovery_codes'] as string[]
  expect((await logIn(60, recovery[0])).body['code']).toBe('codeWrong')
  const wrong = await post('removeSecondStep', { password, code: '000000' }, headers)
  expect(wrong.body['errors']).toEqual({ code: ['codeWrong'] })
  const off = await post('removeSecondStep', { password, code: fresh[0] }, headers)
  expect(off.status).toBe(200)
  expect((await logIn(60)).status).toBe(200)
})

test('somebody above takes it off for a lost phone', async () => {
  const { userId, headers } = await switchedOn(80)
  const admin = await switchedOn(90)
  const depotAdmin = await post('resetUserSecondStep', { user_id: admin.userId }, headers)
  expect(depotAdmin.status).toBe(403)
  expect((await post('resetUserSecondStep', { user_id: userId }, admin.headers)).status).toBe(200)
  expect(await get('getStaffObj', headers)).toBe(401)
  const again = await logIn(80)
  expect(again.status).toBe(200)
  const { token } = again.body['payload'] as { token: string }
  const fresh = { authorization: `Bearer ${token}` }
  expect(await get('getCasesArr', fresh)).toBe(403)
})

/** Logs in with the right password from an address, at the back office or the customers' door. */
async function tryFrom(address: string, code: string, door = 'admin/auth') {
  const params = { email_address: 'role90@demo.example', password, ...(code && { code }) }
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params }),
  }
  return (await api.ask(`/api/${door}/doLogin`, init, address)).status
}
const wrongCodes = ['000001', '000002', '000003', '000004', '000005']
const home = '2001:db8:1:1::7'

/** An account that has logged in from home before it had a second step; the limits are on. */
async function withLimits() {
  await api.close()
  api = await createTestApi({ now: () => nowMs, rateLimitFactor: 1 })
  expect(await tryFrom(home, '')).toBe(200)
  const { secret } = await switchedOn(90)
  nowMs += stepMs
  return codeOf(secret)
}

test('wrong codes are counted for the account, from wherever, and no right password sets that back', async () => {
  const right = await withLimits()
  for (const [index, code] of wrongCodes.entries()) {
    expect(await tryFrom(`203.0.113.${index}`, code)).toBe(401)
    expect(await tryFrom(`203.0.113.${index}`, '', 'auth')).toBe(403)
    expect(await tryFrom(`203.0.113.${index}`, '')).toBe(401)
  }
  expect(await tryFrom('198.51.100.1', right)).toBe(429)
})

test('guesses of others keep nobody out of a network that the account has logged in from', async () => {
  const right = await withLimits()
  for (const code of [...wrongCodes, ...wrongCodes]) await tryFrom('203.0.113.1', code)
  expect(await tryFrom('2001:db8:1:1::8', right)).toBe(200)
})

test('a known network may guess as little', async () => {
  const right = await withLimits()
  for (const code of wrongCodes) expect(await tryFrom(home, code)).toBe(401)
  expect(await tryFrom(home, right)).toBe(429)
  expect(await tryFrom('198.51.100.1', right)).toBe(200)
})

test('a right code sets the count back', async () => {
  const right = await withLimits()
  for (const code of wrongCodes.slice(1)) expect(await tryFrom('203.0.113.1', code)).toBe(401)
  expect(await tryFrom('198.51.100.1', right)).toBe(200)
  expect(await tryFrom('203.0.113.1', '000001')).toBe(401)
})
