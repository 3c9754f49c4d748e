import { searchHeatSchema, searchReportSchema } from '@minikran/contract/admin/searches'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crane_searches, missed_words } from '../../database/schema/operations.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
  await api.db.delete(crane_searches)
  const high = { height: 25, radius: 16, weight: 201, month: '2026-11-01', hit_count: 0 }
  await api.db.insert(crane_searches).values([
    { ...high, platform: 'web', depot_id: 1 },
    { ...high, height: 21, radius: 18, weight: 250, depot_id: 1 },
    { ...high, platform: 'web-live', depot_id: 1 },
    { ...high, hit_count: 3, depot_id: 1 },
    { ...high, hit_count: 3, tight: true },
    { ...high, height: 4, radius: 5.1, weight: 900 },
    { ...high, height: 4, radius: 5, weight: 900, platform: 'app', month: '2026-10-01' },
    // Centimetres and grams: slips of the keyboard.
    { ...high, height: 2_500 },
    { ...high, radius: 1_600 },
    { ...high, weight: 201_000 },
  ])
  await api.db.insert(missed_words).values([
    { month: '2026-10-01', words: 'mobilkran', searches: 3 },
    { month: '2026-11-01', words: 'mobilkran', searches: 5 },
    { month: '2026-11-01', words: 'traktor', searches: 7 },
    { month: '2026-11-01', words: 'kim ek', searches: 2 },
  ])
})
afterAll(() => api.close())

const box = { height_from: 20, height_to: 30, radius_from: 15, radius_to: 20 }
const light = { weight_from: 100, weight_to: 500 }

test('searches are counted by month, depot and box, without what was only typed', async () => {
  const { list, count } = await api.as(60).get('getSearchReportsArr?missed=true')
  expect(list.flatMap((row) => searchReportSchema.strict().safeParse(row).error ?? [])).toEqual([])
  expect(count).toBe(4)
  expect(list).toMatchObject([
    { month: '2026-11', depot_id: 1, ...box, ...light, searches: 3, without_hits: 2, tight: 0 },
    { month: '2026-11', depot_id: null, height_to: 5, radius_to: 10, without_hits: 1 },
    { month: '2026-11', depot_id: null, ...box, ...light, searches: 1, without_hits: 0, tight: 1 },
    { month: '2026-10', depot_id: null, height_to: 5, radius_to: 5, without_hits: 1 },
  ])
})

test('a box names the class of cranes that makes its lifts with a good margin', async () => {
  // (18 + 0.5) m × 250 kg × 1.25 = 5.8 tm, and (5.1 + 0.5) m × 900 kg × 1.25 = 6.3 tm.
  const { list } = await api.as(60).get('getSearchReportsArr?from=2026-11&sort=without_hits')
  expect(list[0]).toMatchObject({ moment_from: 5, moment_to: 10 })
  expect(list[1]).toMatchObject({ radius_to: 10, moment_from: 5, moment_to: 10 })
  // (5 + 0.5) m × 900 kg × 1.25 = 6.2 tm.
  const october = await api.as(60).get('getSearchReportsArr?to=2026-10')
  expect(october.list).toMatchObject([{ moment_from: 5, moment_to: 10 }])
})

test.each([
  ['', [[30, 20, 2, 1, 250]]],
  ['&depot_id=1', [[30, 20, 2, 0, 250]]],
  ['&weight_box=1', [[30, 20, 2, 1, 250]]],
  ['&depot_id=2', []],
])('the heat map counts what the list is narrowed to by "%s"', async (query, expected) => {
  const { data } = await api.as(60).get(`getSearchHeatObj?from=2026-11&to=2026-11${query}`)
  const { cells } = searchHeatSchema.strict().parse(data)
  const high = cells.filter(({ height_to }) => height_to === 30)
  expect(
    high.map((cell) => [
      cell.height_to,
      cell.radius_to,
      cell.without_hits,
      cell.tight,
      cell.most_weight,
    ]),
  ).toEqual(expected)
})

test('words without hits are listed when at least three searches of a month had them', async () => {
  const { list, count } = await api.as(60).get('getMissedWordsArr?sort=searches')
  expect(count).toBe(3)
  expect(list).toEqual([
    { id: '2026-11.traktor', month: '2026-11', words: 'traktor', searches: 7 },
    { id: '2026-11.mobilkran', month: '2026-11', words: 'mobilkran', searches: 5 },
    { id: '2026-10.mobilkran', month: '2026-10', words: 'mobilkran', searches: 3 },
  ])
  const second = await api.as(60).get('getMissedWordsArr?sort=searches&per_page=1&page=2')
  expect([second.list, second.count]).toEqual([[list[1]], 3])
  const october = await api.as(60).get('getMissedWordsArr?to=2026-10')
  expect(october.list).toHaveLength(1)
})

test.each([
  ['getSearchReportsArr?weight_box=6', 'weight_box'],
  ['getSearchReportsArr?depot_id=x', 'depot_id'],
  ['getMissedWordsArr?from=2026-13', 'from'],
  ['getMissedWordsArr?from=0000-12', 'from'],
  ['getSearchHeatObj?to=0000-12', 'to'],
])('%s is refused', async (call, field) => {
  const { status, errors } = await api.as(60).get(call)
  expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
})

test('boxes and words of several months with equal numbers have one order', async () => {
  const months = Array.from(
    { length: 24 },
    (_, at) => `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  )
  const mixed = months.toSorted((one, other) =>
    one.split('').toReversed().join('') < other.split('').toReversed().join('') ? -1 : 1,
  )
  const lift = { height: 25, radius: 16, weight: 201, hit_count: 0 }
  await api.db
    .insert(crane_searches)
    .values(mixed.map((month) => ({ ...lift, month: `${month}-01` })))
  await api.db
    .insert(missed_words)
    .values(mixed.map((month) => ({ month: `${month}-01`, words: 'lika', searches: 4 })))
  const range = 'from=2020-01&to=2021-12&sort=searches&per_page=1000'
  for (const call of ['getSearchReportsArr', 'getMissedWordsArr']) {
    const { list } = await api.as(60).get(`${call}?${range}`)
    expect(list.map(({ month }) => month)).toEqual(months.toReversed())
  }
})
