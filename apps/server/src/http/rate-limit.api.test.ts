import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rate_limits } from '../database/schema/operations.ts'
import { secretsIn } from '../database/secrets.ts'
import { nowMs } from '../testing/clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { countUseIn, takeBackUsesIn } from './count-use.ts'
import { createRateLimiter, rateLimitHeaders } from './rate-limit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('schema')
})
afterAll(() => database.close())

const five = { name: 'five', quota: 5, windowSeconds: 600 }
const limiter = (factor = 1) =>
  createRateLimiter({
    countUse: countUseIn(database.db, secretsIn(database.db)),
    takeBackUses: takeBackUsesIn(database.db, secretsIn(database.db)),
    factor,
    now: nowMs,
  })

test('of twenty at once in two processes five pass', async () => {
  const [one, other] = [limiter(), limiter()]
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).consume(five, '192.0.2.1')),
  )
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5)
})

test('addresses are not in the table', async () => {
  await limiter().consume(five, '192.0.2.99')
  const rows = await database.db.select().from(rate_limits)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|five/)
})

test('a factor widens, 0 switches off', async () => {
  const wide = limiter(2)
  const off = limiter(0)
  for (let use = 1; use <= 10; use += 1) {
    expect((await wide.consume(five, 'wide')).allowed).toBe(true)
    expect((await off.consume(five, 'off')).allowed).toBe(true)
    expect(rateLimitHeaders(off.consumeLocally(five, 'off'))).toEqual({})
  }
  expect((await wide.consume(five, 'wide')).allowed).toBe(false)
  expect((await off.consume(five, 'off')).allowed).toBe(true)
})

test('a window that is over starts anew', () => {
  const clock = { now: 1_000 }
  const own = createRateLimiter({
    countUse: () => Promise.reject(new Error('not asked')),
    takeBackUses: () => Promise.reject(new Error('not asked')),
    factor: 1,
    now: () => clock.now,
  })
  for (let use = 1; use <= 5; use += 1) own.consumeLocally(five, 'a')
  const refused = own.consumeLocally(five, 'a')
  expect([refused.allowed, refused.resetSeconds]).toEqual([false, 600])
  expect(rateLimitHeaders(refused)).toEqual({
    'ratelimit-policy': '"five";q=5;w=600',
    ratelimit: '"five";r=0;t=600',
    'retry-after': '600',
  })
  clock.now += 600_000
  expect(own.consumeLocally(five, 'a').allowed).toBe(true)
})

test('uses do not prolong a window', async () => {
  const makeOlder = (seconds: number) =>
    database.db.execute(
      sql`update rate_limits set window_start = window_start - make_interval(secs => ${seconds})`,
    )
  await limiter().consume(five, 'steady')
  await makeOlder(590)
  const second = await limiter().consume(five, 'steady')
  expect(second.remaining).toBe(3)
  expect(second.resetSeconds).toBeLessThanOrEqual(10)
  await makeOlder(10)
  expect((await limiter().consume(five, 'steady')).remaining).toBe(4)
})

test('a window that began in the future, before the clock was set back, is over', async () => {
  for (let use = 1; use <= 6; use += 1) await limiter().consume(five, 'ahead')
  expect((await limiter().consume(five, 'ahead')).allowed).toBe(false)
  await database.db.execute(
    sql`update rate_limits set window_start = window_start + interval '13 months'`,
  )
  const verdict = await limiter().consume(five, 'ahead')
  expect([verdict.allowed, verdict.remaining, verdict.resetSeconds]).toEqual([true, 4, 600])
})
