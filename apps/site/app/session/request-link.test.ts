import { expect, test } from 'vitest'
import { requestLink } from './request-link.ts'

const address = 'anna@firma.se'

test('a link requested too often says how long to wait', async () => {
  const refused = {
    ok: false,
    status: 429,
    problem: null,
    refused: null,
    retryAfterSeconds: 40,
  } as const
  const outcome = await requestLink(address, async () => refused)
  expect(outcome).toEqual({ kind: 'tooMany', status: 429, address, seconds: 40 })
})
