import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../../accounts/erase-person.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { users } from '../../database/schema/people.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let database: TestDatabase
let servers: [TestServer, TestServer]
beforeAll(async () => {
  database = await createTestDatabase()
  servers = [await startTestServer({ database }), await startTestServer({ database })]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
})

const json = { 'content-type': 'application/json' }

async function logIn({ base }: TestServer, role: number, door = 'auth') {
  const params = { email_address: `role${role}@demo.example`, password: 'Lyft-trygg-2026' }
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

const changes: Record<string, (loggedIn: LoggedIn) => Promise<unknown>> = {
  sessionExpired: (loggedIn) => logOut(servers[0], loggedIn),
  passwordChanged: ({ userId }) =>
    database.db.transaction((tx) => endSessions(tx, { userId, reason: 'passwordChanged' })),
  permissionsChanged: ({ userId }) =>
    database.db.transaction((tx) => endSessions(tx, { userId, reason: 'permissionsChanged' })),
  loginRemoved: ({ userId }) =>
    database.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, userId)),
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
  await changes[reason]?.(loggedIn)
  expect([await check(there, loggedIn), await check(here, loggedIn)]).toEqual([reason, reason])
  expect([await logOut(there, loggedIn), await logOut(here, loggedIn)]).toEqual([401, 401])
})

test('who was erased is nobody on the next request in both processes', async () => {
  const [here, there] = servers
  const loggedIn = await logIn(here, 40)
  expect([await check(here, loggedIn), await check(there, loggedIn)]).toEqual(['', ''])
  const { userId } = loggedIn
  await database.db.transaction((tx) => erasePerson(tx, { userId, now: new Date() }))
  expect([await logOut(there, loggedIn), await logOut(here, loggedIn)]).toEqual([401, 401])
})

test('staff logged out by one process is out of the back office of both', async () => {
  const ask = ({ base }: TestServer, token: string) =>
    fetch(`${base}/api/admin/getPostsArr`, { headers: { authorization: `Bearer ${token}` } }).then(
      ({ status }) => status,
    )
  const [here, there] = servers
  const { token } = await logIn(here, 62, 'admin/auth')
  expect([await ask(here, token), await ask(there, token)]).toEqual([200, 200])
  const ended = await fetch(`${here.base}/api/admin/auth/doLogout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.status).toBe(204)
  expect([await ask(there, token), await ask(here, token)]).toEqual([401, 401])
})
