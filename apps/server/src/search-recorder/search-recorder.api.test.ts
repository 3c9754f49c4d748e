import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/client.ts'
import { depots } from '../database/schema/depots.ts'
import { crane_searches, missed_words } from '../database/schema/operations.ts'
import { nowMs } from '../testing/clock.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createTestApi, type TestApi, testNow } from '../testing/test-api.ts'
import { startTestServer } from '../testing/test-server.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { createSearchRecorder } from './search-recorder.ts'

let api: TestApi
let now = testNow
beforeAll(async () => {
  api = await createTestApi({ now: () => now })
})
beforeEach(async () => {
  now = testNow
  await api.db.delete(crane_searches)
  await api.db.delete(missed_words)
})
afterAll(() => api.close())

const ask = (query: string) => api.get(`getCraneselectorsArr?${query}`, { cookie: 'settings=x' })
const recorded = async () => {
  await api.searches.flush()
  return await api.db.select().from(crane_searches).orderBy(crane_searches.id)
}
const firstDepot = async () => {
  const [depot] = await api.db.select().from(depots).where(eq(depots.id, 1))
  return depot?.depot_slug
}

test('a search leaves its numbers, caller, hits, depot and month, and nothing else', async () => {
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
      tight: false,
      depot_id: null,
      month: '2026-11-01',
    },
    {
      id: expect.any(Number),
      height: 50,
      radius: 1,
      weight: 1,
      platform: null,
      hit_count: 0,
      tight: false,
      depot_id: null,
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
  recorder.record({ lift, platform: 'web', hitCount: 1, isTight: false, depot: undefined })
  await recorder.stop()
  expect((await recorded()).map((row) => row.month)).toEqual(['2027-01-01'])
})

test('without a database searches for lifts and for words are dropped and counted', async () => {
  const lost = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  const dropped: number[] = []
  const onDropped = (searches: number) => dropped.push(searches)
  const recorder = createSearchRecorder({ db: lost.db, now: nowMs, onDropped })
  const lift = { height: 1, radius: 1, weight: 1 }
  const search = { lift, platform: 'web', hitCount: 0, isTight: false, depot: undefined }
  recorder.record(search)
  recorder.record(search)
  for (const words of ['sax', 'kran', 'sax']) recorder.recordMiss(words)
  await recorder.stop()
  await lost.close()
  expect(dropped).toEqual([2, 3])
})

test('stopping waits for searches that are being written', async () => {
  const own = openDatabase(api.target)
  const recorder = createSearchRecorder({ db: own.db, now: nowMs, onDropped: () => {} })
  const lift = { height: 1, radius: 1, weight: 1 }
  const stopping = await api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${crane_searches}`)
    recorder.record({ lift, platform: 'web', hitCount: 1, isTight: false, depot: undefined })
    recorder.recordMiss('ord')
    void recorder.flush()
    await untilWaiting(api.db)
    return { stopped: recorder.stop().then(own.close) }
  })
  await stopping.stopped
  const written = [await api.db.$count(crane_searches), await api.db.$count(missed_words)]
  expect(written).toEqual([1, 1])
})

test('different words beyond what is held are dropped and counted', async () => {
  let dropped = 0
  const onDropped = (searches: number) => {
    dropped += searches
  }
  const recorder = createSearchRecorder({ db: api.db, now: nowMs, onDropped })
  for (let word = 0; word < 102; word += 1) recorder.recordMiss(`ord ${word}`)
  recorder.recordMiss('ord 7')
  expect(dropped).toBe(2)
  await recorder.stop()
  expect(await api.db.$count(missed_words)).toBe(100)
})

test('the depot that a search comes from is kept, and one that is gone or that nobody knows is not', async () => {
  const fromDepot = `height=5&radius=5&weight=5&depot=${await firstDepot()}`
  await ask(fromDepot)
  await ask('height=5&radius=5&weight=5&depot=kim-ek')
  expect((await recorded()).map(({ depot_id }) => depot_id)).toEqual([1, null])
  const trash = (deleted_at: Date | null) =>
    api.db.update(depots).set({ deleted_at }).where(eq(depots.id, 1))
  await trash(new Date(testNow))
  onTestFinished(async () => void (await trash(null)))
  await ask(fromDepot)
  expect((await recorded()).map(({ depot_id }) => depot_id)).toEqual([1, null, null])
})

test('an answer is tight when no crane makes the lift with a good margin', async () => {
  type Hits = { data: { margin_word: string; best_row: { lift_weight: number } }[] }
  const hits = async (weight: number) => {
    const response = await ask(`height=10&radius=8&weight=${weight}&platform=web`)
    return ((await response.json()) as Hits).data
  }
  const all = await hits(1)
  const most = Math.max(...all.map(({ best_row }) => best_row.lift_weight))
  const heaviest = await hits(most)
  expect(heaviest.map(({ margin_word }) => margin_word)).toContain('tight')
  expect(heaviest.map(({ margin_word }) => margin_word)).not.toContain('good')
  expect(await hits(most + 1)).toEqual([])
  const rows = await recorded()
  expect(rows.map(({ tight: isTight, hit_count }) => [isTight, hit_count > 0])).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ])
})

test('a plan records the lift with all on the hook when it looks for the crane, and names its caller', async () => {
  const lift = 'height=50&radius=4.5&weight=180'
  await api.get(`getLiftPlan?${lift}&rigging=20&platform=web&depot=${await firstDepot()}`)
  await api.get(`getLiftPlan?${lift}&rigging=20`)
  await api.get(`getLiftPlan?${lift}&crane=jekko-spx312&platform=web`)
  await api.get('getLiftPlan?height=3&radius=2&weight=50&platform=web')
  expect(await recorded()).toMatchObject([
    { height: 50, radius: 4.5, weight: 200, hit_count: 0, tight: false, depot_id: 1 },
    { height: 3, radius: 2, weight: 50, hit_count: 1, tight: false },
  ])
})

test('a search for words without hits is counted each time, in the same spelling', async () => {
  const search = (words: string) => api.get(`getProductsArr?search=${encodeURIComponent(words)}`)
  for (const words of ['Zzyzx Qwert', 'zzyzx  qwert!', 'zzyzx qwert']) await search(words)
  await search('jekko')
  await search('zzyzx 070-123 45 67')
  await search('zzyzx@qwert.example')
  await search('zzyzx qwert&page=2')
  await api.get('getProductsArr?search=zzyzx+qwert&page=2')
  await api.get('getProductsArr?search=jekko&fuel_type=8')
  await api.searches.flush()
  await search('zzyzx qwert')
  await api.searches.flush()
  const words = await api.db.select().from(missed_words).orderBy(asc(missed_words.words))
  expect(words).toEqual([
    { month: '2026-11-01', words: 'zzyzx qwert', searches: 4 },
    { month: '2026-11-01', words: 'zzyzx qwert&page=2', searches: 1 },
  ])
})

test('a month holds a thousand words, and counts on those that it has', async () => {
  await api.db.insert(missed_words).values(
    Array.from({ length: 1_000 }, (_, index) => ({
      month: '2026-11-01',
      words: `ord ${index}`,
      searches: 1,
    })),
  )
  for (const words of ['ord 7', 'ett till']) api.searches.recordMiss(words)
  await api.searches.flush()
  const words = await api.db.select().from(missed_words)
  expect(words).toHaveLength(1_000)
  expect(words.filter(({ searches }) => searches === 2).map((row) => row.words)).toEqual(['ord 7'])
})

test('a month holds two hundred thousand searches for cranes, and the next one begins anew', async () => {
  await api.db.execute(sql`
    insert into crane_searches (height, radius, weight, hit_count, month)
    select 1, 1, 1, 1, date '2026-11-01' from generate_series(1, 200000)`)
  await ask('height=50&radius=1&weight=1')
  await api.searches.flush()
  expect(await api.db.$count(crane_searches)).toBe(200_000)
  now = Date.parse('2026-12-01T12:00:00Z')
  await ask('height=50&radius=1&weight=1')
  await api.searches.flush()
  expect(await api.db.$count(crane_searches)).toBe(200_001)
})

test('searches that wait are written when the server stops', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const server = await startTestServer({ database })
  await fetch(`${server.base}/api/site/getCraneselectorsArr?height=50&radius=1&weight=1`)
  await server.close()
  expect(await database.db.$count(crane_searches)).toBe(1)
})
