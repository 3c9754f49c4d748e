import { expect, test } from 'vitest'
import { idempotency_keys, rate_limits, used_form_tokens } from '../database/schema/operations.ts'
import { fromNow } from '../testing/clock.ts'
import { createTestDatabase } from '../testing/database.ts'
import { forgetOldRows } from './forget-old-rows.ts'

test('rows older than a day are deleted, younger ones stay', async () => {
  const { db, close } = await createTestDatabase('schema')
  const young = fromNow({ hours: -1 })
  const old = fromNow({ hours: -25 })
  for (const [name, at] of [
    ['young', young],
    ['old', old],
  ] as const) {
    await db.insert(idempotency_keys).values({ key: name, body_hash: '', created_at: at })
    await db.insert(used_form_tokens).values({ token_hash: name, used_at: at })
    await db.insert(rate_limits).values({ key: name, window_start: at, count: 1 })
  }
  await forgetOldRows(db)
  const keys = await db.select({ name: idempotency_keys.key }).from(idempotency_keys)
  const tokens = await db.select({ name: used_form_tokens.token_hash }).from(used_form_tokens)
  const counters = await db.select({ name: rate_limits.key }).from(rate_limits)
  expect([keys, tokens, counters]).toEqual([
    [{ name: 'young' }],
    [{ name: 'young' }],
    [{ name: 'young' }],
  ])
  await close()
})
