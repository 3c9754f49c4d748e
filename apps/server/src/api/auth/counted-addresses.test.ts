import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

/** Statuses of wrong tries that each claim to come from somewhere else. */
async function tries(base: string, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) {
    const { status } = await fetch(`${base}/api/auth/doLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${at}` },
      body: JSON.stringify({ params: { email_address: `ingen${at}@demo.example`, password: 'x' } }),
    })
    statuses.push(status)
  }
  return statuses
}

test('X-Forwarded-For helps nobody past the limit', async () => {
  const server = await startTestServer({ rateLimitFactor: '1' })
  const statuses = await tries(server.base, 22)
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
  await server.close()
}, 30_000)

test('behind a proxy that is trusted by a setting each visitor is counted alone', async () => {
  const server = await startTestServer({ rateLimitFactor: '1', trustProxy: '127.0.0.1' })
  expect(await tries(server.base, 22)).toEqual(Array(22).fill(401))
  await server.close()
}, 30_000)
