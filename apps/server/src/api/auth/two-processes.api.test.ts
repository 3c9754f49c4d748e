import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { userOfRole } from '../../testing/stored-rows.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'minikran-two-'))
let database: TestDatabase
let servers: [TestServer, TestServer]
beforeAll(async () => {
  database = await createTestDatabase()
  servers = [await startTestServer({ database, dataDir }), await startTestServer({ database })]
  // A changed password is told by a mail, and without its job not changed.
  await servers[0].jobs.start()
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const password = 'Lyft-trygg-2026'
const newPassword = 'kranen lyfter i dimma'

async function logIn({ base }: TestServer, role: number, door = 'auth') {
  const params = { email_address: `role${role}@demo.example`, password }
  const response = await fetch(`${base}/api/${door}/doLogin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ params }),
  })
  const { payload } = (await response.json()) as {
    payload: { token: string; user: { id: number } }
  }
  return { token: payload.token, userId: payload.user.id }
}
type LoggedIn = Awaited<ReturnType<typeof logIn>>

const check = async ({ base }: TestServer, { token, userId }: LoggedIn) => {
  const response = await fetch(`${base}/api/auth/checkForcelogin`, {
    method: 'PATCH',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ checkForcelogin: userId }),
  })
  return response.text()
}
const logOut = ({ base }: TestServer, { token }: LoggedIn) =>
  fetch(`${base}/api/auth/doLogout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).then(({ status }) => status)

/** A call of somebody's own, at the first process. */
async function post(call: string, body: object, token: string) {
  const response = await fetch(`${servers[0].base}/api/${call}`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  expect([call, response.ok]).toEqual([call, true])
}
const logInStaff = async (server: TestServer, role: number) =>
  (await logIn(server, role, 'admin/auth')).token
const byAdmin = async (call: string, body: object) =>
  post(`admin/${call}`, body, await logInStaff(servers[0], 90))
const renewed = { password, new_password: newPassword }

/** What happens to an account while a session of it is open, each by the call that does it. */
const changes: Record<string, (loggedIn: LoggedIn, role: number) => Promise<unknown>> = {
  sessionExpired: (loggedIn) => logOut(servers[0], loggedIn),
  passwordChanged: async (_, role) =>
    post('customer/changePassword', renewed, (await logIn(servers[0], role)).token),
  permissionsChanged: ({ userId: user_id }) => byAdmin('setUserRole', { user_id, role: 40 }),
  loginRemoved: ({ userId: user_id }) => byAdmin('removeUser', { user_id }),
}

test.each([
  ['sessionExpired', 10],
  ['passwordChanged', 10],
  ['permissionsChanged', 20],
  ['loginRemoved', 30],
])('%s: the token is dead on the next request in both processes', async (reason, role) => {
  const [here, there] = servers
  const loggedIn = await logIn(here, role)
  expect([await check(here, loggedIn), await check(there, loggedIn)]).toEqual(['', ''])
  await changes[reason]?.(loggedIn, role)
  expect([await check(there, loggedIn), await check(here, loggedIn)]).toEqual([reason, reason])
  expect([await logOut(there, loggedIn), await logOut(here, loggedIn)]).toEqual([401, 401])
})

const statuses = (call: string, token: string) =>
  Promise.all(
    servers.map(async ({ base }) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${base}/api/${call}`, { headers })).status
    }),
  )

test('an account that erases itself is nobody in both processes, with all its sessions', async () => {
  const [here, there] = servers
  const [one, other] = [await logIn(here, 40), await logIn(there, 40)]
  expect(await statuses('customer/getProfileObj', one.token)).toEqual([200, 200])
  await post('customer/eraseAccount', { password }, other.token)
  expect(await statuses('customer/getProfileObj', one.token)).toEqual([401, 401])
  expect(await statuses('customer/getProfileObj', other.token)).toEqual([401, 401])
})

/** What ends the session of somebody of the staff: by a session of the same account, or by an admin. */
const ofStaff: Record<string, (own: string, user_id: number) => Promise<unknown>> = {
  'a log-out': (own) => post('admin/auth/doLogout', {}, own),
  'a changed password': async () =>
    post('admin/changeOwnPassword', renewed, await logInStaff(servers[0], 61)),
  'another role': (_, user_id) => byAdmin('setUserRole', { user_id, role: 62 }),
  'an end of all sessions': (_, user_id) => byAdmin('endUserSessions', { user_id }),
  'a lock': (_, user_id) => byAdmin('lockUser', { user_id }),
  'a removal': (_, user_id) => byAdmin('removeUser', { user_id }),
}

test.each([
  ['a log-out', 60],
  ['a changed password', 61],
  ['another role', 54],
  ['an end of all sessions', 60],
  ['a lock', 50],
  ['a removal', 52],
])('after %s a session of the staff is dead in both processes', async (change, role) => {
  const own = await logInStaff(servers[1], role)
  expect(await statuses('admin/getStaffObj', own)).toEqual([200, 200])
  await ofStaff[change]?.(own, (await userOfRole(database.db, role)).id)
  expect(await statuses('admin/getStaffObj', own)).toEqual([401, 401])
})

test('the question of a form is known to every process, as after a restart', async () => {
  const [one, other] = servers
  const asked = await fetch(`${one.base}/api/site/getFormChallenge`)
  const { data } = (await asked.json()) as { data: { form_token: string; x: number; y: number } }
  const { form_token, x, y } = data
  const sent = await fetch(`${other.base}/api/site/makeInquery`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      depot_id: 1,
      firstname: 'Anna',
      lastname: 'Svensson',
      email: 'anna@kund.example',
      pickup_at: '2028-03-15 09:00',
      form_token,
      sum: x + y,
    }),
  })
  // An unknown question would have expired.
  expect((await sent.json()).errors).toEqual({ form_token: ['tooFast'] })
})
