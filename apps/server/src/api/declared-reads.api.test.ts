import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTables } from '../database/content-tables.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import type { Call } from './calls/call.ts'
import { readExamples } from './read-examples.fixture.ts'

let api: TestApi
const asked: string[] = []
beforeAll(async () => {
  api = await createTestApi()
  const pool = api.db.$client
  const { query } = pool
  pool.query = ((...given: Parameters<typeof query>) => {
    const [first] = given as unknown[]
    asked.push(typeof first === 'string' ? first : (first as { text: string }).text)
    return query.apply(pool, given)
  }) as typeof query
})
afterAll(() => api.close())

/** The content tables that stand in the statements of one answer. */
async function tablesReadBy(call: Call): Promise<string[]> {
  const name = call.path.slice('/site/'.length)
  asked.length = 0
  const response = await api.get(`${name}?${readExamples[name] ?? ''}`)
  expect(response.status, `${name} needs an example in read-examples.fixture.ts`).toBe(200)
  const named = asked.join(' ').matchAll(/\b(?:from|join) "?(\w+)/gi)
  const words = new Set([...named].map(([, table]) => table))
  return contentTables.filter((table) => words.has(table))
}

test('every call that may be kept says each table that it reads', async () => {
  const silent: string[] = []
  for (const call of api.calls) {
    if (call.reads === null) continue
    const said = new Set<string>(call.reads)
    const unsaid = (await tablesReadBy(call)).filter((table) => !said.has(table))
    if (unsaid.length > 0) silent.push(`${call.path}: ${unsaid.join(', ')}`)
  }
  expect(silent).toEqual([])
})
