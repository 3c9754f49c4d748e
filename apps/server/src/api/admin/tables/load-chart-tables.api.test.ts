import { plainConfiguration } from '@minikran/domain/crane-selection/configurations'
import { eq, ne, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { craneselector_rows, craneselectors } from '../../../database/schema/cranes.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { fromNow } from '../../../testing/clock.ts'
import { table, tablesOf } from './tables.fixture.ts'

let api: AdminApi
let give: ReturnType<typeof tablesOf>['give']
beforeAll(async () => {
  api = await createAdminApi()
  ;({ give } = tablesOf(api))
})
afterAll(() => api.close())

test('a weight of a load chart that may mean thousands is a fault, unless it is stored so', async () => {
  const [crane] = (await api.as(60).get('getCraneselectorsArr?per_page=1')).list
  const { slug, id } = crane as unknown as { slug: string; id: number }
  const { data } = await api.as(60).get(`getCraneselectorObj?id=${id}`)
  const rows = [{ lift_height: 5, lift_radius: 2, lift_weight: 1.125 }]
  const saved = await api.as(60).post('updateCraneselector', { id, version: data['version'], rows })
  const heads = ['slug', 'version', 'lift_height', 'lift_radius', 'lift_weight', 'configuration']
  const file = await table(
    heads,
    [slug, saved.data.version, 5, 2, 1.125, ''],
    [slug, null, 4, 2, '1.950', ''],
  )
  const { report } = await give(60, 'importCraneselectorRows?dry_run=true', file)
  expect(report.faults).toMatchObject([{ line: 3, column: 'lift_weight', rule: 'type' }])
})

test('a load chart is exchanged as a whole, and other cranes keep theirs', async () => {
  const equipped = api.db
    .select({ id: craneselector_rows.craneselector_id })
    .from(craneselector_rows)
    .where(ne(craneselector_rows.configuration, plainConfiguration))
  const [crane] = await api.db
    .select()
    .from(craneselectors)
    .where(notInArray(craneselectors.id, equipped))
  const before = await api.db.$count(craneselector_rows)
  const own = await api.db.$count(
    craneselector_rows,
    eq(craneselector_rows.craneselector_id, crane?.id ?? 0),
  )
  const heads = ['slug', 'version', 'lift_height', 'lift_radius', 'lift_weight']
  const slug = String(crane?.slug)
  // One in the trash may have the same.
  const [stored] = await api.db.select().from(craneselectors).where(eq(craneselectors.slug, slug))
  if (stored === undefined) throw new Error('The crane is there')
  const { id, ...trashed } = stored
  await api.db.insert(craneselectors).values({ ...trashed, deleted_at: fromNow() })
  const twice = await table(heads, [slug, crane?.version ?? 0, 5, 2, 900], [slug, null, 5, 2, 900])
  const tried = await give(60, 'importCraneselectorRows?dry_run=true', twice)
  expect(tried.report.faults).toMatchObject([
    { line: 3, column: 'lift_height', rule: 'lineOnCrane' },
  ])
  const file = await table(
    heads,
    [slug, crane?.version ?? 0, 5.5, 2, 900],
    [slug, crane?.version ?? 0, 6, '3,5', 700],
    [slug, crane?.version ?? 0, 7, 2, 600],
  )
  const { report } = await give(60, 'importCraneselectorRows?dry_run=false', file)
  expect([report.applied, report.changes.length]).toEqual([true, Math.max(own, 3)])
  expect(await api.db.$count(craneselector_rows)).toBe(before - own + 3)
  const version = Number(crane?.version) + 1
  const shorter = await table(heads, [slug, version, 5.5, 2, 900], [slug, null, 6, 3.5, 700])
  const cut = await give(60, 'importCraneselectorRows?dry_run=false', shorter)
  // A point that the table lacks is told at its last line.
  expect(cut.report.changes).toMatchObject([
    { line: 3, fields: [{ from: 7, to: null }, {}, {}, {}] },
  ])
  expect(await api.db.$count(craneselector_rows)).toBe(before - own + 2)
})

test('a load chart with equipment is not exchanged by one without that column', async () => {
  const [row] = await api.db
    .select({ crane: craneselectors, configuration: craneselector_rows.configuration })
    .from(craneselector_rows)
    .innerJoin(craneselectors, eq(craneselectors.id, craneselector_rows.craneselector_id))
    .where(ne(craneselector_rows.configuration, plainConfiguration))
  const { slug, version } = row?.crane ?? {}
  const heads = ['slug', 'version', 'lift_height', 'lift_radius', 'lift_weight']
  const line = [String(slug), version ?? 0, 5.5, 2, 900]
  const call = 'importCraneselectorRows?dry_run=true'
  const { report } = await give(60, call, await table(heads, line))
  expect(report).toMatchObject({
    changes: [],
    faults: [{ line: 2, column: 'configuration', rule: 'columnMissing' }],
  })
  const named = await give(
    60,
    call,
    await table([...heads, 'configuration'], [...line, row?.configuration ?? '']),
  )
  expect(named.report.faults).toEqual([])
})
