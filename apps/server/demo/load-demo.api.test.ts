import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/database/client.ts'
import {
  createTestDatabase,
  demoLoadedAt,
  type TestDatabase,
  testHashCost,
} from '../src/testing/database.ts'
import { loadDemo } from './load-demo.ts'

let demo: TestDatabase
beforeAll(async () => {
  demo = await createTestDatabase()
})
afterAll(() => demo.close())

async function rowsOf(db: Database, query: string): Promise<Record<string, unknown>[]> {
  return (await db.execute(sql.raw(query))).rows
}

const craneProducts = 'products where product_slug in (select slug from craneselectors)'
const machineProducts =
  'products where type = 0 and status = 1 and product_slug not in (select slug from craneselectors)'

test.each([
  [craneProducts, 35],
  ['craneselectors where product_id is not null', 35],
  ['crane_configurations', 38],
  ['craneselector_rows', 1056],
  [machineProducts, 70],
  ['depots', 14],
  ['depot_employees', 3],
  ['depot_employee_depots', 14],
  ['depothours where title in (1, 2, 3, 10)', 4],
  ['depothourrows where date is not null', 57],
  ['prodcats', 6],
  ['posts where title_en is not null and content_en is not null', 12],
  ['presentations', 2],
  ['pages where length(content_sv) > 60 and length(content_en) > 60', 17],
  ['testimonials where content_en is not null', 6],
  ['users', 15],
  ['company', 1],
])('%s: %i rows', async (from, count) => {
  expect(await rowsOf(demo.db, `select count(*)::int as count from ${from}`)).toEqual([{ count }])
})

test('the draft is in registration', async () => {
  const draft = "select status from products where product_slug = 'utkast-demo'"
  expect(await rowsOf(demo.db, draft)).toEqual([{ status: 0 }])
})

test('every category has at least two subcategories, and every subcategory something to show', async () => {
  const lonely = `
    select prodcat_slug from prodcats left join prodsubcats on prodcat_id = prodcats.id
    group by 1 having count(prodsubcats.id) < 2`
  const bare = `
    select prodsubcat_slug from prodsubcats
    where not exists (select from products where prodsubcat_id = prodsubcats.id and status = 1)`
  expect(await rowsOf(demo.db, lonely)).toEqual([])
  expect(await rowsOf(demo.db, bare)).toEqual([])
})

test('every product has texts in both languages, a template and a price', async () => {
  const incomplete = `
    select product_slug from products
    where status = 1 and (
      length(content_sv) < 60 or length(content_en) < 60 or title_en is null
      or prodtpl_id is null or coalesce(price_first_day_ore, price_sale_ore, 0) <= 0
    )`
  expect(await rowsOf(demo.db, incomplete)).toEqual([])
})

test('no text says a sentence twice', async () => {
  const texts = await rowsOf(demo.db, 'select product_slug, content_sv from products')
  const repeating = texts.filter(({ content_sv }) => {
    const sentences = String(content_sv).split('. ')
    return new Set(sentences).size < sentences.length
  })
  expect(repeating).toEqual([])
})

test('a crane carries its own figures in the units of the API', async () => {
  const figures = `
    select lift_capacity, liftheight, max_range, width, fuel_type, price_first_day_ore,
      fields ->> 'lift_moment' as lift_moment
    from products where product_slug = 'jekko-spx312'`
  expect(await rowsOf(demo.db, figures)).toEqual([
    {
      lift_capacity: 1200,
      liftheight: 8.7,
      max_range: 7.3,
      width: 770,
      fuel_type: [9, 3],
      price_first_day_ore: 305_000,
      lift_moment: '3.3',
    },
  ])
})

test('times of opening-hours sets are local to Stockholm', async () => {
  const summer = `
    select (publish_at at time zone 'Europe/Stockholm')::text as publishes,
      (unpublish_at at time zone 'Europe/Stockholm')::text as unpublishes
    from depothours where title = 2`
  expect(await rowsOf(demo.db, summer)).toEqual([
    { publishes: '2026-06-22 00:00:00', unpublishes: '2026-08-16 23:59:00' },
  ])
})

test('every course is held at three depots at least, on working days of 2027 and 2028', async () => {
  const rare = `
    select title_sv, count(distinct depot_id) from (
      select split_part(title_sv, ', ', 1) as title_sv, depot_id from products where type in (3, 4)
    ) occasions group by 1 having count(distinct depot_id) < 3`
  const misplaced = `
    select product_slug, course_time from products
    where course_time is not null and (
      course_time not between '2027-02-01' and '2028-11-30 23:59'
      or extract(isodow from left(course_time, 10)::date) not between 2 and 4
      or left(course_time, 10)::date in (select date from depothourrows where date is not null)
      or product_slug not like '%-' || left(course_time, 10)
    )`
  expect(await rowsOf(demo.db, rare)).toEqual([])
  expect(await rowsOf(demo.db, misplaced)).toEqual([])
})

test('the demo accounts know the password of the contract', async () => {
  const accounts = await rowsOf(demo.db, 'select email_address, password_hash from users limit 2')
  expect(accounts[0]?.['email_address']).toBe('role10@demo.example')
  for (const account of accounts) {
    expect(await verify(String(account['password_hash']), 'Lyft-trygg-2026')).toBe(true)
  }
})

test('loading again changes nothing', async () => {
  const before = await dump(demo.db)
  expect(
    await loadDemo({ db: demo.db, now: new Date('2027-01-01T00:00:00Z'), storage: null }),
  ).toBe(false)
  expect(await dump(demo.db)).toEqual(before)
})

test('two loads give the same rows', async () => {
  const other = await createTestDatabase('schema')
  const options = { now: demoLoadedAt, storage: null, cost: testHashCost }
  expect(await loadDemo({ db: other.db, ...options })).toBe(true)
  expect(await dump(other.db)).toEqual(await dump(demo.db))
  await other.close()
})

test('what is added later continues after the numbers of the demo', async () => {
  const added = `
    insert into manufacturers (manufacturer_slug, title_sv) values ('ny', 'Ny')
    returning id = (select count(*) + 1 from manufacturers) as follows`
  const other = await createTestDatabase()
  expect(await rowsOf(other.db, added)).toEqual([{ follows: true }])
  await other.close()
})

/** A fingerprint of every row, table by table. */
async function dump(db: Database): Promise<Record<string, string>> {
  const tables = await rowsOf(
    db,
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  )
  const prints: Record<string, string> = {}
  for (const { tablename } of tables) {
    const [row] = await rowsOf(
      db,
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
       from ${String(tablename)} t`,
    )
    prints[String(tablename)] = String(row?.['print'])
  }
  return prints
}
