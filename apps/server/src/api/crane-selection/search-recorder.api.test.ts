import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { crane_searches } from '../../database/schema/cranes.ts'
import { nowMs } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createSearchRecorder } from './search-recorder.ts'
import { searchesWithoutHits } from './searches-without-hits.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.db.delete(crane_searches))
afterAll(() => api.close())

const ask = (query: string) => api.get(`getCraneselectorsArr?${query}`, { cookie: 'settings=x' })
const recorded = async () => {
  await api.searches.flush()
  return await api.db.select().from(crane_searches).orderBy(crane_searches.id)
}

test('a search leaves its numbers, caller, hits and month, and nothing else', async () => {
  await ask('height=5,5&radius=10&weight=100&platform=web')
  await ask('height=50&radius=1&weight=1')
  const rows = await recorded()
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      height: 5.5,
      radius: 10,
      weight: 100,
      platform: 'web',
      hit_count: expect.any(Number),
      month: '2026-11-01',
    },
    {
      id: expect.any(Number),
      height: 50,
      radius: 1,
      weight: 1,
      platform: null,
      hit_count: 0,
      month: '2026-11-01',
    },
  ])
  expect(rows[0]?.hit_count).toBeGreaterThan(0)
})

test.each(['kim@demo.example', 'Kim Ek', '070-123 45 67', '<b>'])(
  'a caller that is no word (%s) is not kept',
  async (platform) => {
    await ask(`height=5&radius=5&weight=5&platform=${encodeURIComponent(platform)}`)
    expect((await recorded()).map((row) => row.platform)).toEqual([null])
  },
)

test('refused searches and the further pages of a search are not counted', async () => {
  await ask('height=5&radius=5&weight=x')
  await ask('height=5&radius=5&weight=5&page=2&per_page=24')
  await ask('height=5&radius=5&weight=5&no_count=1')
  expect(await recorded()).toEqual([])
})

test('the month is that of Stockholm', async () => {
  const newYear = () => Date.parse('2026-12-31T23:30:00Z')
  const recorder = createSearchRecorder({ db: api.db, now: newYear, onDropped: () => {} })
  const lift = { height: 1, radius: 1, weight: 1 }
  recorder.record({ lift, platform: 'web', hitCount: 1 })
  await recorder.stop()
  expect((await recorded()).map((row) => row.month)).toEqual(['2027-01-01'])
})

test('without a database searches are dropped and counted', async () => {
  const lost = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const dropped: number[] = []
  const onDropped = (searches: number) => dropped.push(searches)
  const recorder = createSearchRecorder({ db: lost.db, now: nowMs, onDropped })
  const search = { lift: { height: 1, radius: 1, weight: 1 }, platform: 'web', hitCount: 0 }
  recorder.record(search)
  recorder.record(search)
  await recorder.stop()
  await lost.close()
  expect(dropped).toEqual([2])
})

test('searches without hits are told by month and box, live ones left out', async () => {
  await api.db.execute(sql`
    insert into crane_searches (height, radius, weight, platform, hit_count, month) values
      (21, 18, 250, 'web', 0, '2026-11-01'), (25, 16, 201, null, 0, '2026-11-01'),
      (25, 16, 201, 'web-live', 0, '2026-11-01'), (25, 16, 201, 'web', 3, '2026-11-01'),
      (4, 5.1, 900, 'web', 0, '2026-11-01'), (4, 5, 900, 'app', 0, '2026-10-01')`)
  expect(await searchesWithoutHits(api.db)).toEqual([
    { month: '2026-11-01', height: 25, radius: 20, weight: 300, searches: 2 },
    { month: '2026-11-01', height: 5, radius: 10, weight: 900, searches: 1 },
    { month: '2026-10-01', height: 5, radius: 5, weight: 900, searches: 1 },
  ])
})
