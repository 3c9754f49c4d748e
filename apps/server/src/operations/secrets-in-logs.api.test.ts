import { expect, test } from 'vitest'
import { makeAccountLink } from '../accounts/account-links.ts'
import { createTestDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createLogger } from './logger.ts'

const address = 'role10@demo.example'
const password = 'Lyft-trygg-2026'
const planted = [
  'en mycket hemlig gissning',
  'det nya hemliga lösenordet',
  'planterad@kund.example',
]
const [guess = '', newPassword = '', stranger = ''] = planted

test('whatever an account goes through, no secret and no address gets into the log', async () => {
  const lines: string[] = []
  const log = createLogger({ write: (line) => lines.push(line) })
  const database = await createTestDatabase()
  const server = await startTestServer({ database, log })
  const secrets = [...planted, password, address]
  const send = (path: string, body: unknown, headers = {}, method = 'POST') =>
    fetch(`${server.base}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const logIn = (email_address: string, given: string) =>
    send('auth/doLogin', { params: { email_address, password: given } })

  await logIn(stranger, guess)
  await logIn(address, guess)
  const answer = (await (await logIn(address, password)).json()) as {
    payload: { token: string; user: { id: number } }
  }
  const { token, user } = answer.payload
  secrets.push(token)
  const bearer = { authorization: `Bearer ${token}` }
  await send('auth/checkForcelogin', { checkForcelogin: user.id }, bearer, 'PATCH')
  await fetch(`${server.base}/produkter?nyckel=${token}`, {
    headers: { cookie: `__Host-auth=${token}` },
  })
  await send('auth/requestPasswordReset', { email_address: address })
  const link = await database.db.transaction((tx) =>
    makeAccountLink(tx, { userId: user.id, kind: 'password' }),
  )
  secrets.push(link)
  await fetch(`${server.base}/api/auth/getAccountLink?token=${link}`)
  const set = await send('auth/setPassword', { token: link, password: newPassword })
  expect(set.status).toBe(503)
  await send('auth/setPassword', '{"token": broken')
  await fetch(`${server.base}/api/auth/doLogout`, { method: 'POST', headers: bearer })
  await server.close()
  await database.close()
  log.flush()

  const text = lines.join('')
  expect(text).toContain('"path":"/api/auth/doLogin"')
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
