import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crane_searches, missed_words } from '../database/schema/operations.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { removeMissedWords, removeOldSearches } from './forget-searches.ts'

const now = new Date('2029-06-01T03:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('searches of the selector are deleted 24 months after their month', async () => {
  const { db } = database
  await db.delete(crane_searches)
  const search = { height: 1, radius: 1, weight: 1, hit_count: 0 }
  await db.insert(crane_searches).values([
    { ...search, month: '2027-05-01' },
    { ...search, month: '2027-06-01' },
  ])
  expect(await db.transaction((tx) => removeOldSearches(tx, now))).toBe(1)
  const left = await db.select({ month: crane_searches.month }).from(crane_searches)
  expect(left).toEqual([{ month: '2027-06-01' }])
})

test('rare words are deleted after their month, others 24 months later', async () => {
  const { db } = database
  await db.delete(missed_words)
  await db.insert(missed_words).values([
    { month: '2027-05-01', words: 'traktor', searches: 9 },
    { month: '2029-05-01', words: 'kim ek', searches: 2 },
    { month: '2029-05-01', words: 'mobilkran', searches: 3 },
    { month: '2029-06-01', words: 'sax', searches: 1 },
  ])
  expect(await db.transaction((tx) => removeMissedWords(tx, now))).toBe(2)
  const left = await db
    .select({ words: missed_words.words })
    .from(missed_words)
    .orderBy(asc(missed_words.words))
  expect(left).toEqual([{ words: 'mobilkran' }, { words: 'sax' }])
})
