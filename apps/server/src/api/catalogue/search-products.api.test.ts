import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { knownWords } from './one-typo.ts'
import { readSearch, searchCondition } from './search-products.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const read = async (text: string) => {
  const search = await readSearch(text, async () => knownWords([]))
  if (search === null) throw new Error(`"${text}" has no word.`)
  return search
}

test.each([
  ['long words keep their order', 'valla 25e', ['valla', '25e'], 0],
  ['short words come last', 'va 316-7820 vakuumlyft', ['316-7820', 'vakuumlyft', 'va'], 1],
  ['a word whose parts are short is short', '25-e spx', ['spx', '25-e'], 1],
])('%s', async (_, text, words, short) => {
  expect(await read(text)).toMatchObject({ words, short, count: words.length })
})

test.each([
  ['jekko', true],
  ['va', false],
])('whether the index of trigrams is read for "%s": %s', async (text, isRead) => {
  const { where } = searchCondition(await read(text))
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain select id from products where ${where}`)
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  })
  expect(plan.includes('Index Scan on products_norm')).toBe(isRead)
})
