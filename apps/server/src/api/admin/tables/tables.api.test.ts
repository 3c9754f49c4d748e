import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from '../../../database/schema/operations.ts'
import { products } from '../../../database/schema/products.ts'
import type { Cell } from '../../../spreadsheets/cell.ts'
import { readTable } from '../../../spreadsheets/read-table.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { allResources } from '../resources/all-resources.ts'
import { type Report, table, tablesOf } from './tables.fixture.ts'

let api: AdminApi
let take: ReturnType<typeof tablesOf>['take']
let give: ReturnType<typeof tablesOf>['give']
beforeAll(async () => {
  api = await createAdminApi()
  ;({ take, give } = tablesOf(api))
})
afterAll(() => api.close())

const find = async (id: number) => (await api.as(100).get(`getProductObj?id=${id}`)).data

test.each(allResources.map(({ item, many }) => [item, many]))(
  '%s come as CSV and XLSX, all of the list and each in one row',
  async (_, many) => {
    const { count } = await api.as(100).get(`get${many}Arr?per_page=1`)
    for (const format of ['csv', 'xlsx']) {
      const { status, headers, bytes } = await take(100, `export${many}?format=${format}`)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="minikran-/)
      const read = await readTable(bytes)
      expect(read.kind === 'table' && read.lines.length).toBe(count)
    }
  },
)

test('courses leave with their seats, filtered as on the screen, those of the own depot', async () => {
  const query = 'upcoming=true&sort=title_sv&order=desc'
  const listed = await api.as(61).get(`getOccasionsArr?${query}&per_page=1000`)
  const read = await readTable((await take(61, `exportOccasions?${query}&format=csv`)).bytes)
  const ids = read.kind === 'table' ? read.lines.map(({ cells }) => Number(cells.get('id'))) : []
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).toEqual(listed.list.map(({ id }) => id))
  expect(read.kind === 'table' && read.heads).toContain('unconfirmed')
  const own = await api.as(80).get('getOccasionsArr?per_page=1000')
  const ofDepot = await readTable((await take(80, 'exportOccasions?format=xlsx')).bytes)
  expect(ofDepot.kind === 'table' && ofDepot.lines.length).toBe(own.list.length)
})

test('a list leaves as it is filtered and sorted, and who took it is kept', async () => {
  const query = 'type=3&sort=title_sv&order=desc&q=minikran'
  const listed = await api.as(60).get(`getProductsArr?${query}&per_page=1000`)
  const { bytes } = await take(60, `exportProducts?${query}&format=csv`)
  const read = await readTable(bytes)
  const ids = read.kind === 'table' ? read.lines.map(({ cells }) => Number(cells.get('id'))) : []
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).toEqual(listed.list.map(({ id }) => id))
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'exported'))
  expect(lines.at(-1)).toMatchObject({
    item: 'products',
    changes: { format: 'csv', rows: ids.length, q: true, type: 3 },
  })
})

test('whoever belongs to one depot takes what is seen there, and no customers', async () => {
  const { list } = await api.as(80).get('getProductsArr?type=3&per_page=1000')
  const read = await readTable((await take(80, 'exportProducts?type=3&format=xlsx')).bytes)
  expect(read.kind === 'table' && read.lines.length).toBe(list.length)
  expect((await take(80, 'exportCompanyCustomers?format=csv')).status).toBe(403)
  expect((await take(54, 'exportProducts?format=csv')).status).toBe(403)
})

test.each(['csv', 'xlsx'])('what left as %s comes back without a change', async (format) => {
  for (const [many, call] of [
    ['Products', 'importProducts'],
    ['CraneselectorRows', 'importCraneselectorRows'],
  ] as const) {
    const { bytes } = await take(100, `export${many}?format=${format}`)
    const { status, report } = await give(100, `${call}?dry_run=true`, bytes)
    expect(status).toBe(200)
    expect(report.faults).toEqual([])
    expect(report.changes).toEqual([])
    expect(report.lines).toBeGreaterThan(100)
  }
})

test('whatever a product holds, its table holds the same', async () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((one) => one.replaceAll(/\p{Cc}/gu, ''))
  const price = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }).map((ore) => ore / 100))
  const product = fc.record({
    model: text,
    search_tags: fc.constantFrom('=1+1', "'=x", '+46 8', '-kran', '@kran;"1"', ' a\tb ', 'ja'),
    price_first_day: price,
    price_weekend: price,
    green_lifting: fc.boolean(),
    weight: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    fuel_type: fc.uniqueArray(fc.integer({ min: 0, max: 13 }), { maxLength: 4 }),
  })
  const ids: number[] = []
  for (let number = 1; number <= 25; number += 1) {
    const fields = { product_slug: `rundresa-${number}`, title_sv: 'Rundresa', prodsubcat_id: 1 }
    ids.push((await api.as(60).post('createProduct', fields)).data.id)
  }
  const ofEach = fc.array(product, { minLength: ids.length, maxLength: ids.length })
  await fc.assert(
    fc.asyncProperty(ofEach, async (rows) => {
      for (const [index, { weight, fuel_type, ...fields }] of rows.entries()) {
        const { id, version } = await find(ids[index] ?? 0)
        const technical = { weight, fuel_type }
        const saved = await api.as(60).post('updateProduct', { id, version, ...fields, technical })
        expect(saved.status).toBe(200)
      }
      for (const format of ['csv', 'xlsx']) {
        const { bytes } = await take(60, `exportProducts?q=rundresa&format=${format}`)
        const { report } = await give(60, 'importProducts?dry_run=true', bytes)
        expect([report.faults, report.changes, report.lines]).toEqual([[], [], ids.length])
      }
    }),
    // Once, with many products: most of the time goes into saving them and into the two files.
    { numRuns: 1 },
  )
})

test('the server reads a table in a process of its own', async () => {
  const server = await startTestServer({ database: api })
  const started: ChildProcess[] = []
  const note = (message: unknown) =>
    void started.push((message as { process: ChildProcess }).process)
  subscribe('child_process', note)
  const body = new FormData()
  body.append('file', new Blob(['id;version\r\n999999;1']), 'lista.csv')
  const init = { method: 'POST', headers: await api.headersOf(60), body }
  const url = `${server.base}/api/admin/importProducts?dry_run=true`
  const { data } = (await (await fetch(url, init)).json()) as { data: Report }
  unsubscribe('child_process', note)
  await server.close()
  expect(data.faults).toMatchObject([{ line: 2, column: 'id', rule: 'notFound' }])
  const names = started.map(({ spawnargs }) => spawnargs.join(' '))
  expect(names).toEqual([expect.stringContaining('read-table')])
})

test('a dry run tells every change and saves none; the import saves them all', async () => {
  const { version, price_first_day: before } = await find(1)
  const file = await table(
    ['id', 'version', 'price_first_day', 'technical.weight', 'title_en'],
    [1, version, 4321.5, 1999, 'A new name'],
  )
  const tried = await give(60, 'importProducts?dry_run=true', file)
  expect(tried.report).toMatchObject({ applied: false, faults: [] })
  expect(tried.report.changes[0]).toMatchObject({ line: 2, id: 1 })
  expect(tried.report.changes[0]?.fields).toContainEqual({
    column: 'price_first_day',
    from: before,
    to: 4321.5,
  })
  expect((await find(1))['price_first_day']).toBe(before)
  const done = await give(60, 'importProducts?dry_run=false', file)
  expect([done.status, done.report.applied]).toEqual([200, true])
  const after = await find(1)
  expect(after).toMatchObject({
    price_first_day: 4321.5,
    title_en: 'A new name',
    version: version + 1,
  })
  expect((after['technical'] as Record<string, unknown>)['weight']).toBe(1999)
  const again = await give(60, 'importProducts?dry_run=false', file)
  expect([again.status, again.report.changes]).toEqual([200, []])
})

test('each changed line of a table costs one statement, and each template one', async () => {
  const { list } = await api.as(60).get('getProductsArr?type=0&per_page=60')
  const lines = list.map(({ id, version }) => [id, version, 4567.5])
  const statementsFor = async (number: number) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const file = await table(['id', 'version', 'price_first_day'], ...lines.slice(0, number))
    const { report } = await give(60, 'importProducts?dry_run=true', file)
    expect([report.changes.length, report.faults]).toEqual([number, []])
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }
  const few = await statementsFor(10)
  const templates = new Set(list.map((item) => item['prodtpl_id']))
  expect((await statementsFor(60)) - few).toBeLessThanOrEqual(50 + templates.size)
  expect(templates.size).toBeLessThan(20)
})

test('one faulty line keeps the whole table out, and every fault is told by line and column', async () => {
  const [two, three, four] = await Promise.all([2, 3, 4].map(find))
  const file = await table(
    ['id', 'version', 'price_first_day', 'status', 'product_slug', 'green_lifting'],
    [2, two?.version ?? 0, 77.5, null, null, null],
    [3, (three?.version ?? 0) + 1, 'mycket', 9, '', 'kanske'],
    [4, (four?.version ?? 0) + 1, 1, 1, 'ny-adress', 'ja'],
    [999_999, 1, 1, 1, 'x', 'ja'],
    [2, 1, 1, 1, 'x', 'ja'],
    ['två', 1, 1, 1, 'x', 'ja'],
    [5, null, 1, 1, 'x', 'ja'],
  )
  const { report } = await give(60, 'importProducts?dry_run=true', file)
  const told = report.faults.map(({ line, column, rule }) => `${line} ${column} ${rule}`)
  expect(told.toSorted()).toEqual([
    '2 green_lifting required',
    '2 status required',
    '3 green_lifting type',
    '3 price_first_day type',
    '4 version staleVersion',
    '5 id notFound',
    '6 id idTwice',
    '7 id type',
    '8 version required',
  ])
  const refused = await give(60, 'importProducts?dry_run=false', file)
  expect([refused.status, refused.errors['5.id']]).toEqual([422, ['notFound']])
  expect((await find(2))['price_first_day']).toBe(two?.['price_first_day'])
})

test('a cell whose column has no head is a fault of its line', async () => {
  const { version } = await find(9)
  const heads = ['id', 'version', 'price_first_day']
  const file = await table(heads, [9, version, 1234], [10, 1, 99, 'ring först'])
  const { report } = await give(60, 'importProducts?dry_run=true', file)
  const fault = { line: 3, column: 'D', rule: 'headMissing', value: 'ring först' }
  expect(report.faults).toEqual([fault])
  const refused = await give(60, 'importProducts?dry_run=false', file)
  expect(refused.errors).toEqual({ '3.D': ['headMissing'] })
})

test.each([
  ['2027-05-18 08:00', '2027-05-18T06:00:00.000Z'],
  ['2027-01-18 08:00', '2027-01-18T07:00:00.000Z'],
  ['2027-05-18T08:00:00+02:00', '2027-05-18T06:00:00.000Z'],
])('publishing from %s is from that time in Stockholm', async (typed, instant) => {
  const { version } = await find(11)
  const file = await table(['id', 'version', 'publish_at'], [11, version, typed])
  const { report } = await give(60, 'importProducts?dry_run=true', file)
  const to = typed.slice(0, 16).replace('T', ' ')
  expect(report).toMatchObject({
    faults: [],
    changes: [{ fields: [{ column: 'publish_at', from: expect.not.stringContaining('Z'), to }] }],
  })
  await give(60, 'importProducts?dry_run=false', file)
  expect((await find(11))['publish_at']).toBe(instant)
})

test('times leave as the clock in Stockholm shows them, and come back as the same instant', async () => {
  const exported = async (publish_at: string) => {
    const { version } = await find(12)
    await api.as(60).post('updateProduct', { id: 12, version, publish_at })
    const { bytes } = await take(60, 'exportProducts?ids=12&format=xlsx')
    const { report } = await give(60, 'importProducts?dry_run=true', bytes)
    expect([report.faults, report.changes]).toEqual([[], []])
    const read = await readTable(bytes)
    return read.kind === 'table'
      ? read.lines.find(({ cells }) => cells.get('id') === 12)?.cells
      : null
  }
  const summer = await exported('2026-07-01T05:00:00.000Z')
  expect(summer?.get('publish_at')).toBe('2026-07-01 07:00')
  expect(summer?.get('updated_at')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  // To the second, and in the hour that comes twice, only the instant itself says which it is.
  for (const exact of ['2026-07-01T05:00:07.000Z', '2026-10-25T01:30:00.000Z']) {
    expect((await exported(exact))?.get('publish_at')).toBe(exact)
  }
})

const inquiry = {
  firstname: 'Karin',
  lastname: 'Lindqvist',
  email: 'karin@kund.example',
  pickup_at: '2027-03-01 09:00',
  lang: 'sv',
}

test('cases leave filtered as in the inbox, those of the own depot', async () => {
  for (const depot_id of [1, 2, 3]) await api.post('makeInquery', { depot_id, ...inquiry })
  const numbersFor = async (role: number, query: string) => {
    const listed = await api.as(role).get(`getCasesArr?${query}&per_page=1000`)
    const read = await readTable((await take(role, `exportCases?${query}&format=csv`)).bytes)
    const lines = read.kind === 'table' ? read.lines : []
    const numbers = lines.map(({ cells }) => cells.get('case_number'))
    expect(numbers).toEqual(listed.list.map((each) => each['case_number']))
    return numbers.length
  }
  const all = await numbersFor(60, 'kind=inquiry')
  const ofDepot = await numbersFor(80, 'kind=inquiry')
  expect(ofDepot).toBeGreaterThan(0)
  expect(ofDepot).toBeLessThan(all)
  expect(await numbersFor(60, 'kind=credit')).toBe(0)
})

test('a case leaves with the time in Stockholm when it came in', async () => {
  await api.post('makeInquery', { depot_id: 1, ...inquiry })
  const read = await readTable((await take(60, 'exportCases?format=csv')).bytes)
  const cells = read.kind === 'table' ? read.lines[0]?.cells : null
  expect(cells?.get('pickup_at')).toBe(inquiry.pickup_at)
  expect(cells?.get('created_at')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
})

test('a weight of 0 is a fault, an empty cell an unknown weight', async () => {
  const { version } = await find(9)
  const heads = ['id', 'version', 'technical.weight', 'technical.length']
  const file = (weight: Cell) => table(heads, [9, version, weight, '2 345'])
  const refused = await give(60, 'importProducts?dry_run=false', await file(0))
  expect(refused.errors).toEqual({ '2.technical.weight': ['zero'] })
  const done = await give(60, 'importProducts?dry_run=false', await file(null))
  expect(done.report.applied).toBe(true)
  const { technical } = await find(9)
  expect(technical).not.toHaveProperty('weight')
  expect(technical).toHaveProperty('length', 2345)
})

test('an id too large for the database, and signs that it cannot store, are faults of their cells', async () => {
  const { version } = await find(2)
  const file = await table(
    ['id', 'version', 'title_sv'],
    [99_999_999_999, 1, 'Kran'],
    [2, version, 'Kr\0an'],
  )
  const { status, report } = await give(60, 'importProducts?dry_run=true', file)
  expect(status).toBe(200)
  expect(report.faults).toMatchObject([{ line: 3, column: 'title_sv', rule: 'characters' }])
  const large = await table(['id', 'version'], [99_999_999_999, 1])
  const refused = await give(60, 'importProducts?dry_run=true', large)
  expect(refused.report.faults).toMatchObject([{ line: 2, column: 'id', rule: 'type' }])
  const heads = ['slug', 'version', 'lift_height', 'lift_radius', 'lift_weight']
  const chart = await table(heads, ['kr\0an', 1, 5, 2, 900])
  const charts = await give(60, 'importCraneselectorRows?dry_run=true', chart)
  expect(charts.report.faults).toMatchObject([{ line: 2, column: 'slug', rule: 'characters' }])
})

test('rules, rights and locks hold line by line, and nothing is saved', async () => {
  const courses = await api.as(100).get('getProductsArr?type=3&per_page=1')
  const course = courses.list[0]?.id ?? 0
  await api.as(62).post('lockProduct', { id: 5 })
  const line = async (id: number, slug: string) => [id, (await find(id)).version, slug]
  const taken = String((await find(6))['product_slug'])
  const file = await table(
    ['id', 'version', 'product_slug'],
    await line(course, 'kurs-ny-adress'),
    await line(5, 'last-kran'),
    await line(7, taken),
  )
  const rules = async (role: number) =>
    (await give(role, 'importProducts?dry_run=false', file)).errors
  expect(await rules(60)).toEqual({ '3.id': ['itemLocked'], '4.product_slug': ['slugExists'] })
  expect(await rules(61)).toEqual({ '3.id': ['itemForbidden'], '4.id': ['itemForbidden'] })
  await api.as(62).post('unlockProduct', { id: 5 })
})

test('who writes no machines and no courses is refused whatever the file holds', async () => {
  const file = await table(['id'], [1])
  for (const role of [50, 54]) {
    for (const bytes of [file, new Uint8Array([1, 2, 3])]) {
      expect((await give(role, 'importProducts?dry_run=true', bytes)).status).toBe(403)
    }
  }
  expect((await give(61, 'importCraneselectorRows?dry_run=true', file)).status).toBe(403)
})

test('economy changes prices and nothing else', async () => {
  const { version } = await find(8)
  const prices = await table(['id', 'version', 'price_weekend'], [8, version, 1234])
  const names = await table(['id', 'version', 'title_sv'], [8, version, 'Annat namn'])
  expect((await give(70, 'importProducts?dry_run=true', names)).report.faults).toMatchObject([
    { line: 2, rule: 'itemForbidden' },
  ])
  expect((await give(70, 'importProducts?dry_run=false', prices)).report.applied).toBe(true)
})

test('a price or weight that may mean thousands is a fault of its cell, as in the forms', async () => {
  const { version } = await find(8)
  const heads = ['id', 'version', 'price_weekend', 'technical.weight', 'technical.workheight_m']
  const typed = await table(heads, [8, version, '1.950', '1.950', '1.950'])
  expect((await give(60, 'importProducts?dry_run=true', typed)).report.faults).toMatchObject([
    { line: 2, column: 'price_weekend', rule: 'type' },
    { line: 2, column: 'technical.weight', rule: 'type' },
  ])
  const technical = { weight: 1.125 }
  const saved = await api.as(60).post('updateProduct', { id: 8, version, technical })
  const stored = await table(['id', 'version', 'technical.weight'], [8, saved.data.version, 1.125])
  expect((await give(60, 'importProducts?dry_run=true', stored)).report).toMatchObject({
    changes: [],
    faults: [],
  })
})

test('line ends that a spreadsheet has changed change nothing, and its yes is read', async () => {
  const { version } = await find(8)
  const content_sv = '<p>Ett</p>\n<p>Två</p>'
  const saved = await api.as(90).post('updateProduct', { id: 8, version, content_sv })
  expect(saved.data['content_sv']).toBe(content_sv)
  const heads = ['id', 'version', 'content_sv', 'green_lifting']
  const row = [8, saved.data.version, content_sv.replace('\n', '\r\n'), 'SANT']
  const { report } = await give(60, 'importProducts?dry_run=true', await table(heads, row))
  expect(report).toMatchObject({
    changes: [{ fields: [{ column: 'green_lifting', from: false, to: true }] }],
    faults: [],
  })
})

test('a line without an id becomes a new product', async () => {
  const file = await table(
    ['id', 'version', 'product_slug', 'title_sv', 'prodsubcat_id', 'price_sale'],
    [null, null, 'ur-kalkylbladet', 'Ur kalkylbladet', 1, 99.5],
    [null, null, 'utan-typ', '', 1, null],
  )
  const { report } = await give(60, 'importProducts?dry_run=true', file)
  expect(report.faults).toMatchObject([{ line: 3, column: 'title_sv' }])
  const right = await table(
    ['id', 'version', 'product_slug', 'title_sv', 'prodsubcat_id', 'price_sale'],
    [null, null, 'ur-kalkylbladet', 'Ur kalkylbladet', 1, 99.5],
  )
  expect((await give(60, 'importProducts?dry_run=false', right)).report.applied).toBe(true)
  const [made] = await api.db
    .select()
    .from(products)
    .where(eq(products.product_slug, 'ur-kalkylbladet'))
  expect(made).toMatchObject({ price_sale_ore: 9950, status: 0 })
})

test.each([
  ['no table at all', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'format'],
  ['nothing but a head twice', new TextEncoder().encode('id;id\n1;1'), 'headTwice'],
])('%s is refused', async (_, bytes, rule) => {
  const { status, errors } = await give(60, 'importProducts?dry_run=true', bytes)
  expect([status, errors]).toEqual([422, { file: [rule] }])
})

test('a column that is needed or unknown is a fault of the first line', async () => {
  const file = await table(['id', 'pris'], [1, 2])
  const { report } = await give(60, 'importProducts?dry_run=true', file)
  expect(report.faults).toEqual([
    { line: 1, column: 'version', rule: 'columnMissing', value: null },
    { line: 1, column: 'pris', rule: 'unknownKey', value: 'pris' },
  ])
})
