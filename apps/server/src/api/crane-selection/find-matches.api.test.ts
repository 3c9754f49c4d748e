import { everything } from '@minikran/contract/product-lists'
import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growDemo } from '../../../demo/grow-demo.ts'
import { randomFrom } from '../../../demo/random.ts'
import { readCranes } from '../../../demo/read-data.ts'
import { craneselector_rows, craneselectors } from '../../database/schema/cranes.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { countMatches, findMatches, matches, matchesPage } from './find-matches.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

type Chart = { id: number; rows: CraneRow[] }

// The rule of docs/crane-selector.md once more, from the data files and without the domain.
const charts: Chart[] = readCranes().map((crane, index) => ({
  id: index + 1,
  rows: crane.selector_rows.map((row) => ({
    lift_height: row.lift_height_m,
    lift_radius: row.lift_radius_m,
    lift_weight: row.lift_weight_kg,
  })),
}))
const bruteForce = (all: Chart[], { height, radius, weight }: Lift) =>
  all
    .filter(({ rows }) =>
      rows.some(
        (row) =>
          row.lift_height >= height && row.lift_radius >= radius && row.lift_weight >= weight,
      ),
    )
    .map(({ id }) => id)

/** The ids for every lift of the list, asked at once. */
async function matchesOf(lifts: readonly Lift[], only: SQL = sql`true`): Promise<number[][]> {
  const column = (field: keyof Lift) => sql.param(lifts.map((lift) => lift[field]))
  const lift = {
    height: sql.raw('lift.height'),
    radius: sql.raw('lift.radius'),
    weight: sql.raw('lift.weight'),
  }
  const { rows } = await database.db.execute<{ ids: number[] }>(sql`
    select array(select id from (${matches(lift)}) as hit where ${only} order by id) as ids
    from unnest(${column('height')}::float8[], ${column('radius')}::float8[],
      ${column('weight')}::float8[]) with ordinality as lift (height, radius, weight, place)
    order by place`)
  return rows.map((row) => row.ids)
}

test('every crane agrees with brute force over a grid of 13,520 lifts', async () => {
  const heights = Array.from({ length: 13 }, (_, index) => (index + 1) * 1.6)
  const radii = Array.from({ length: 26 }, (_, index) => Math.round((index + 1) * 77) / 100)
  const weights = Array.from({ length: 40 }, (_, index) => Math.round(10 * 1.18 ** index))
  let lifts = 0
  for (const height of heights) {
    const slice = radii.flatMap((radius) => weights.map((weight) => ({ height, radius, weight })))
    expect(await matchesOf(slice)).toEqual(slice.map((lift) => bruteForce(charts, lift)))
    lifts += slice.length
  }
  expect(lifts).toBe(13_520)
})

const random = randomFrom(3)
const between = (most: number) => Math.round((0.1 + random() * most) * 10) / 10
const anyRow = (): CraneRow => ({
  lift_height: between(75),
  lift_radius: between(75),
  lift_weight: between(5000),
})
const anyLifts = () =>
  Array.from({ length: 100 }, () => ({
    height: random() < 0.3 ? Math.ceil(random() * 70) : between(72),
    radius: random() < 0.3 ? Math.ceil(random() * 70) : between(72),
    weight: between(4000),
  }))

async function readCharts(): Promise<Chart[]> {
  const { rows } = await database.db.execute<Chart>(sql`
    select craneselector_id as id, jsonb_agg(to_jsonb(craneselector_rows)) as rows
    from craneselector_rows where craneselector_id > 1000 group by 1 order by 1`)
  return rows
}

test('so do made-up cranes beyond sixty metres, after inserts, updates and deletes', async () => {
  const { db } = database
  const cranes = Array.from({ length: 12 }, (_, index) => ({
    id: 1001 + index,
    slug: `made-up-${index}`,
    title: `Made up ${index}`,
  }))
  await db.insert(craneselectors).values(cranes)
  const rows = cranes.flatMap(({ id }) =>
    Array.from({ length: 6 }, (_, line) => ({ craneselector_id: id, line, ...anyRow() })),
  )
  await db.insert(craneselector_rows).values(rows)
  const changes = [
    sql`select 1`,
    sql`update craneselector_rows set lift_height = lift_height / 2 where line = 3`,
    sql`update craneselector_rows set craneselector_id = 1001, line = line + 100
      where craneselector_id = 1002`,
    sql`delete from craneselector_rows where craneselector_id > 1000 and line in (1, 5)`,
    sql`delete from craneselectors where id = 1003`,
  ]
  for (const change of changes) {
    await db.execute(change)
    const lifts = anyLifts()
    const now = await readCharts()
    const found = await matchesOf(lifts, sql`id > 1000`)
    expect(found).toEqual(lifts.map((lift) => bruteForce(now, lift)))
  }
  await db.delete(craneselectors).where(sql`id > 1000`)
})

type Own = { id: number; weight: number | null; slug: string }

async function readOwn(): Promise<Own[]> {
  const { rows } = await database.db.execute<Own>(sql`
    select id, weight, slug from craneselectors order by slug collate "C"`)
  return rows
}

/** The cranes that make the lift: the lightest first, then the strongest, then as they were given. */
function inOrder(cranes: Own[], lift: Lift): number[] {
  const found = new Set(bruteForce(charts, lift))
  const most = (id: number) =>
    Math.max(
      ...(charts[id - 1]?.rows ?? [])
        .filter((row) => row.lift_height >= lift.height && row.lift_radius >= lift.radius)
        .map((row) => row.lift_weight),
    )
  const heaviest = Number.MAX_VALUE
  return cranes
    .filter(({ id }) => found.has(id))
    .toSorted((a, b) => (a.weight ?? heaviest) - (b.weight ?? heaviest) || most(b.id) - most(a.id))
    .map(({ id }) => id)
}

test('pages follow one another in the order of the whole, and beyond the last there is none', async () => {
  const lift = { height: 3.5, radius: 2.5, weight: 100 }
  const { db } = database
  // Equal and unknown own weights: the larger margin, then the slug decide.
  await db.execute(sql`update craneselectors set weight = 2000 where id between 5 and 15`)
  await db.execute(sql`update craneselectors set weight = null where id between 16 and 25`)
  const whole = await findMatches(db, lift, { page: 1, per_page: everything })
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((page) => findMatches(db, lift, { page, per_page: 4 })),
  )
  expect(pages.flat()).toEqual(whole)
  expect(whole).toEqual(inOrder(await readOwn(), lift))
  expect(await countMatches(db, lift)).toBe(whole.length)
  expect(await findMatches(db, lift, { page: 99, per_page: 24 })).toEqual([])
  expect(await findMatches(db, lift, { page: 2, per_page: everything })).toEqual([])
})

// A tenth of the rows that the selector is made for (`npm run bench -- crane-selection` times those): from
// here on reading a whole chart costs the planner more than its index, and ten times as many rows
// only widen that. Looked at with 200,000 rows: each of these ranges is read by the same indexes.
test('with twenty thousand rows the plan reads indexes, never a whole chart table', async () => {
  const { db } = database
  await growDemo({ db, products: 0, rows: 20_000, onProgress: () => {} })
  for (const lift of [
    { height: 5, radius: 10, weight: 100 },
    { height: 7.5, radius: 6.4, weight: 250 },
    { height: 1, radius: 1, weight: 10 },
  ]) {
    const query = matchesPage(lift, { page: 1, per_page: 24 })
    const { rows } = await db.execute(sql`explain ${query}`)
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    expect(plan).toMatch(/Index Only Scan using craneselector_reaches_search/)
    expect(plan).toMatch(/Index Only Scan using craneselector_rows_(height|radius)/)
    expect(plan).not.toMatch(/Seq Scan on craneselector_r/)
  }
})
