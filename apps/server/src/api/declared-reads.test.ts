import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTables } from '../database/content-tables.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import type { Call } from './http/call.ts'

// An answer for each call that says what it reads; without parameters a call needs none.
const examples: Record<string, string> = {
  getProdcatObj: 'prodcat_slug=minikranar',
  getProdsubcatObj: 'prodcat_slug=minikranar&prodsubcat_slug=spindelkranar',
  getProductObj: 'product_slug=jekko-spx312&no_count=1',
  getCraneselectorsArr: 'height=5&radius=5&weight=100',
  getCraneNearMissesArr: 'height=50&radius=5&weight=100',
  getCraneselectorObj: 'product_slug=jekko-spx312',
  getLoadChart: 'product_slug=jekko-spx312',
  getManufacturerObj: 'manufacturer_slug=jekko',
  getPageObj: 'page_key=transporter',
  getPostObj: 'post_slug=sa-raknas-hyran&no_count=1',
  getPostSingleObj: 'post_slug=sa-raknas-hyran&no_count=1',
  getPostSingle: 'no_count=1',
  getPresentationObj: 'presentation_slug=glas-pa-plats&no_count=1',
  getRelatedProductsArr: 'product_slug=jekko-spx312',
  getDepotObj: 'depot_slug=stockholm',
  getDepot: 'depot_id=1',
  getDepotHours: 'depot_id=1',
  getDepotProductsArr: 'depot_slug=stockholm&kind=course',
}

let api: TestApi
const asked: string[] = []
beforeAll(async () => {
  api = await createTestApi()
  const { query } = api.pool
  api.pool.query = ((...given: Parameters<typeof query>) => {
    const [first] = given as unknown[]
    asked.push(typeof first === 'string' ? first : (first as { text: string }).text)
    return query.apply(api.pool, given)
  }) as typeof query
})
afterAll(() => api.close())

/** The content tables that stand in the statements of one answer. */
async function tablesReadBy(call: Call): Promise<string[]> {
  const name = call.path.slice('/site/'.length)
  asked.length = 0
  const response = await api.get(`${name}?${examples[name] ?? ''}`)
  expect(response.status, `${name} needs an example in this test`).toBe(200)
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
