import { expect, test } from 'vitest'
import { spellings } from '../../accounts/address-spellings.fixture.ts'
import { startTestServer } from '../../testing/test-server.ts'

/**
 * Statuses of wrong tries at once that each claim to come from somewhere else, smallest first. A try takes
 * a fixed time.
 */
async function tries(base: string, addresses: readonly string[]): Promise<number[]> {
  const sent = addresses.map(async (email_address, at) => {
    const { status } = await fetch(`${base}/api/auth/doLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${at}` },
      body: JSON.stringify({ params: { email_address, password: 'x' } }),
    })
    return status
  })
  return (await Promise.all(sent)).toSorted((one, other) => one - other)
}

const different = Array.from({ length: 22 }, (_, at) => `ingen${at}@demo.example`)

test('X-Forwarded-For helps nobody past the limit', async () => {
  const server = await startTestServer({ rateLimitFactor: '1' })
  const statuses = await tries(server.base, different)
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
  await server.close()
})

test('behind a proxy that is trusted by a setting each visitor is counted alone', async () => {
  const server = await startTestServer({ rateLimitFactor: '1', trustProxy: '127.0.0.1' })
  expect(await tries(server.base, different)).toEqual(Array(22).fill(401))
  await server.close()
})

test('twenty spellings of one address share one counter, wherever they come from', async () => {
  const server = await startTestServer({ rateLimitFactor: '1', trustProxy: '127.0.0.1' })
  expect(await tries(server.base, spellings)).toEqual([
    ...Array(5).fill(401),
    ...Array(15).fill(429),
  ])
  await server.close()
})
