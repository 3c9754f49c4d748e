import { caseStates } from '@minikran/domain/cases/case-steps'
import { checkPickup } from '@minikran/domain/opening-hours/active-hours'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHoursSets } from '../../src/database/hours-sets.ts'
import {
  createTestDatabase,
  demoLoadedAt,
  type TestDatabase,
  testHashCost,
} from '../../src/testing/database.ts'
import { loadDemo } from '../load-demo.ts'

let demo: TestDatabase
beforeAll(async () => {
  demo = await createTestDatabase('schema')
  const options = { now: demoLoadedAt, storage: null, cost: testHashCost, isUsed: true }
  expect(await loadDemo({ db: demo.db, ...options })).toBe(true)
})
afterAll(() => demo.close())

const rowsOf = async (query: string) => (await demo.db.execute(sql.raw(query))).rows
const countOf = async (from: string) =>
  (await rowsOf(`select count(*)::int as count from ${from}`))[0]?.['count']

test.each([
  ['companies where confirmed and credit_limit_ore > 0', 2],
  ['companies where discount_percent > 0', 1],
  ["mails where state = 'failed'", 1],
  ['products where status = 1 and type = 1', 1],
  ['products where status = 1 and type = 2', 1],
  ['products where price_rentstart_ore > 0 and price_rentday_ore > 0', 1],
  ['posts where publish_at is null', 1],
  ['posts where deleted_at is not null', 1],
  ['pages where publish_at is null', 1],
])('%s: %i', async (from, count) => {
  expect(await countOf(from)).toBe(count)
})

test('half a year of searches has good, tight and no answers, with and without a depot', async () => {
  const months = await rowsOf(`
    select bool_or(hit_count = 0) as missed, bool_or(tight) as tight,
      bool_or(hit_count > 0 and not tight) as good, count(distinct depot_id)::int as depots,
      bool_or(depot_id is null) as unknown
    from crane_searches group by month`)
  const each = { missed: true, tight: true, good: true, depots: 3, unknown: true }
  expect(months).toEqual(Array.from({ length: 6 }, () => each))
  expect(await countOf('missed_words where searches >= 3')).toBe(30)
})

test('there are cases of every kind, in every state, and of every customer', async () => {
  const found = async (column: string) =>
    (
      await rowsOf(
        `select distinct ${column} as one from cases left join users on users.id = user_id`,
      )
    ).map(({ one }) => one)
  expect(await found('state')).toEqual(expect.arrayContaining([...caseStates]))
  const kinds = ['inquiry', 'registration', 'credit', 'service']
  expect(await found('kind')).toEqual(expect.arrayContaining(kinds))
  expect(await found('role')).toEqual(expect.arrayContaining([10, 20, 30, 40]))
  // What the staff of a depot sees is its own.
  const bound = 'cases where depot_id in (select depot_id from users where depot_id is not null)'
  expect(await countOf(bound)).toBeGreaterThan(4)
  expect(await countOf('case_messages where read_at is null and not internal')).toBeGreaterThan(3)
  expect(await countOf('audit')).toBeGreaterThan(5)
})

test('every registration is at the depot of its course', async () => {
  const strays = await rowsOf(`
    select case_number from registrations join cases on cases.id = case_id
    join products on products.id = product_id
    where cases.depot_id is distinct from products.depot_id`)
  expect(strays).toEqual([])
})

test('one course is full and one has a single seat left', async () => {
  const taken = await rowsOf(`
    select product_slug, course_participant - count(*) filter (where not waiting) as left
    from participants join registrations using (case_id) join products on products.id = product_id
    group by 1, course_participant order by 2`)
  expect(taken.map(({ left }) => Number(left))).toEqual([0, 1])
})

test('every pickup and return is at a time when the depot is open', async () => {
  const sets = await listHoursSets(demo.db)
  const lines = await rowsOf(`
    select pickup_at, return_at, depot_id from inquiry_lines join cases on cases.id = case_id
    where pickup_at is not null`)
  expect(lines.length).toBeGreaterThan(5)
  for (const { pickup_at, return_at, depot_id } of lines) {
    for (const at of [pickup_at, return_at]) {
      const [date = '', time = ''] = String(at).split(' ')
      const check = checkPickup({ sets, depotId: Number(depot_id) }, date, time)
      expect({ at, ...check }).toMatchObject({ kind: 'ok' })
    }
  }
})
