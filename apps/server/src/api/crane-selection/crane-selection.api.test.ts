import {
  type Crane,
  type CraneNearMiss,
  craneNearMissSchema,
  craneSchema,
  type SelectedCrane,
  selectedCraneSchema,
  type UnchartedCranes,
} from '@minikran/contract/crane-selection'
import type { Problem } from '@minikran/contract/problem'
import { type Lift, liftExamples } from '@minikran/domain/crane-selection/lift'
import { usualRiggingKg } from '@minikran/domain/crane-selection/lift-advice'
import { nearMisses } from '@minikran/domain/crane-selection/near-misses'
import { selectCranes } from '@minikran/domain/crane-selection/select-cranes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoLoadChart } from '../../../demo/load-charts.ts'
import { randomFrom } from '../../../demo/random.ts'
import { readCranes } from '../../../demo/read-data.ts'
import { craneselectors } from '../../database/schema/cranes.ts'
import { image_uses, images } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type List<Item> = { data: Item[]; count: number }
const read = async <T>(call: string) => (await (await api.get(call)).json()) as T
const query = ({ height, radius, weight }: Lift) =>
  `height=${height}&radius=${radius}&weight=${weight}`
const search = (lift: Lift) => read<List<SelectedCrane>>(`getCraneselectorsArr?${query(lift)}`)
const slugs = ({ data }: List<{ slug: string }>) => data.map((crane) => crane.slug)

const files = readCranes().map((crane) => ({
  slug: crane.id,
  weight: typeof crane['weight_kg'] === 'number' ? crane['weight_kg'] : null,
  rows: crane.selector_rows.map((row) => ({
    lift_height: row.lift_height_m,
    lift_radius: row.lift_radius_m,
    lift_weight: row.lift_weight_kg,
  })),
}))
const random = randomFrom(1)
const anyLift = (): Lift => ({
  height: Math.round(1 + random() * 180) / 10,
  radius: Math.round(1 + random() * 140) / 10,
  weight: Math.round(10 * 1.18 ** (random() * 36)),
})

/** The rule of docs/crane-selector.md once more, without the product's own code. */
const liftable = ({ height, radius, weight }: Lift) =>
  files
    .filter(({ rows }) =>
      rows.some(
        (row) =>
          row.lift_height >= height && row.lift_radius >= radius && row.lift_weight >= weight,
      ),
    )
    .map(({ slug }) => slug)

test('a grid of 60 lifts answers with the cranes that brute force finds in the data files', async () => {
  for (const height of [0.5, 5.5, 9, 20]) {
    for (const radius of [0.5, 4.5, 11]) {
      for (const weight of [1, 120, 500, 1_300, 9_000]) {
        const lift = { height, radius, weight }
        const answer = await search(lift)
        expect([lift, slugs(answer).toSorted()]).toEqual([lift, liftable(lift).toSorted()])
      }
    }
  }
})

const charted = readCranes().map((crane, index) => {
  const { rows, configurations } = demoLoadChart(crane)
  const weight = files[index]?.weight ?? null
  return {
    slug: crane.id,
    weight,
    rows,
    configurations: configurations.length > 0 ? configurations : [{ key: 'main' }],
  }
})

test('60 lifts answer with the cranes of the data files, best fit first', async () => {
  for (let n = 0; n < 60; n += 1) {
    const lift = anyLift()
    const expected = selectCranes(charted, lift)
    const answer = await search(lift)
    expect(slugs(answer)).toEqual(expected.map((hit) => hit.crane.slug))
    expect(answer.count).toBe(expected.length)
    expect(answer.data.map((crane) => crane.margin)).toEqual(expected.map((hit) => hit.margin))
    expect(answer.data.map((crane) => crane.configuration)).toEqual(
      expected.map((hit) => hit.configuration),
    )
  }
})

test('the 27 combinations of example options answer as they are described', async () => {
  const { height: heights, radius: radii, weight: weights } = liftExamples
  const lifts = heights.flatMap((height) =>
    radii.flatMap((radius) => weights.map((weight) => ({ height, radius, weight }))),
  )
  expect(lifts).toHaveLength(27)
  for (const lift of lifts) {
    const { data, count } = await search(lift)
    expect(count).toBe(data.length)
    for (const crane of data) expect(selectedCraneSchema.parse(crane)).toEqual(crane)
  }
})

test('decimal comma and dot agree', async () => {
  const dot = await search({ height: 5.5, radius: 4.5, weight: 100.5 })
  const path = 'getCraneselectorsArr?height=5,5&radius=4%2C5&weight=100,5'
  const comma = await read<List<SelectedCrane>>(path)
  expect(dot.count).toBeGreaterThan(0)
  expect(comma).toEqual(dot)
})

test.each([
  ['', { height: ['required'], radius: ['required'], weight: ['required'] }],
  ['height=&radius=5&weight=5', { height: ['required'] }],
  ['height=0&radius=0,0&weight=5', { height: ['aboveZero'], radius: ['aboveZero'] }],
  ['height=-1&radius=5&weight=5', { height: ['decimal'] }],
  [
    'height=5m&radius=1e1&weight=NaN',
    { height: ['decimal'], radius: ['decimal'], weight: ['decimal'] },
  ],
  ['height=12345678901&radius=5&weight=5', { height: ['maxLength'] }],
  ['height=5&radius=5&weight=123456789012', { weight: ['maxLength'] }],
  ['height=5&height=6&radius=5&weight=5', { height: ['single'] }],
  [`height=5&radius=5&weight=5&platform=${'a'.repeat(41)}`, { platform: ['maxLength'] }],
])('%s is refused by field', async (text, errors) => {
  for (const call of ['getCraneselectorsArr', 'getCraneNearMissesArr']) {
    const response = await api.get(`${call}?${text}`)
    expect(response.status).toBe(422)
    expect((await response.json()) as Problem).toMatchObject({ code: 'validationFailed', errors })
  }
})

test('the largest numbers that can be typed answer with no hits', async () => {
  const most = { height: 9_999_999_999, radius: 9_999_999_999, weight: 99_999_999_999 }
  expect(await search(most)).toEqual({ data: [], count: 0 })
  expect(await read(`getCraneNearMissesArr?${query(most)}`)).toEqual({ data: [], count: 0 })
})

test('near misses are those of the domain over all cranes, and each one is a hit', async () => {
  for (let n = 0; n < 25; n += 1) {
    const lift = anyLift()
    const path = `getCraneNearMissesArr?${query(lift)}&extra=20&per_page=24`
    const { data } = await read<List<CraneNearMiss>>(path)
    const expected = nearMisses(files, lift, 20)
    expect(slugs({ data, count: 0 })).toEqual(expected.map((miss) => miss.crane.slug))
    const [first] = data
    if (first === undefined) continue
    expect(craneNearMissSchema.parse(first)).toEqual(first)
    expect(slugs(await search(first.lift))).toContain(first.slug)
  }
})

const easy = { height: 1, radius: 1, weight: 10 }
const within = async (change: Partial<typeof craneselectors.$inferInsert>) => {
  const { db } = api
  const crane = eq(craneselectors.slug, 'unic-urw-295')
  const [before] = await db.select().from(craneselectors).where(crane)
  await db.update(craneselectors).set(change).where(crane)
  const found = slugs(await search(easy)).includes('unic-urw-295')
  const { status } = await api.get('getCraneselectorObj?slug=unic-urw-295')
  await db
    .update(craneselectors)
    .set(before ?? {})
    .where(crane)
  return { found, status }
}

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['not yet published', { publish_at: new Date('2100-01-01') }],
  ['no longer published', { unpublish_at: new Date('2000-01-01') }],
  ['a draft', { publish_at: null }],
])('a crane that is %s is nowhere', async (_, change) => {
  expect(await within({ sales: true })).toEqual({ found: true, status: 200 })
  expect(await within(change)).toEqual({ found: false, status: 404 })
})

test('of a product that is not public a crane tells nothing', async () => {
  const product = eq(products.product_slug, 'unic-urw-295')
  await api.db.update(products).set({ status: 0 }).where(product)
  const { data } = await read<{ data: Crane }>('getCraneselectorObj?slug=unic-urw-295')
  const { status } = await api.get('getCraneselectorObj?product_slug=unic-urw-295')
  await api.db.update(products).set({ status: 1 }).where(product)
  expect(data.product).toBeNull()
  expect(Object.values(data.figures).every((figure) => figure === null)).toBe(true)
  expect(status).toBe(404)
})

test('a crane answers by its own slug and by its product', async () => {
  const bySlug = await read<{ data: Crane }>('getCraneselectorObj?slug=unic-urw-295')
  expect(await read('getCraneselectorObj?product_slug=unic-urw-295')).toEqual(bySlug)
  expect(craneSchema.parse(bySlug.data)).toEqual(bySlug.data)
  expect(bySlug.data).toMatchObject({
    crane_type: 'spider-crane',
    weight: 1850,
    product: { path: '/produkter/minikranar/spindelkranar/unic-urw-295' },
    figures: { width: 600, slew_deg: 360 },
  })
})

// The crane's fields beside title and slug.
test('a crane carries its address elsewhere, its services and its logo, and alone its texts', async () => {
  const { data: hits } = await search(easy)
  const listed = hits.find(({ slug }) => slug === 'jekko-spx532')
  const said = {
    url: null,
    repairs: true,
    sales: true,
    showcase: true,
    logo_img: 'marke-jekko.webp',
  }
  expect(listed).toMatchObject(said)
  const { data } = await read<{ data: Crane }>('getCraneselectorObj?slug=jekko-spx532')
  expect(data).toMatchObject(said)
  expect(data.content_sv).toMatch(/^Jekko SPX532 lyfter /)
  expect(data.content_en).toMatch(/^Jekko SPX532 lifts /)
})

test('a crane’s texts are cleaned, and an uploaded picture is its logo', async () => {
  const { db } = api
  const [crane] = await db
    .update(craneselectors)
    .set({ content_sv: '<p onclick="x()">Ren</p><script>x()</script>', logo_img: 'unic.webp' })
    .where(eq(craneselectors.slug, 'unic-urw-295'))
    .returning()
  const unic = async () =>
    (await read<{ data: Crane }>('getCraneselectorObj?slug=unic-urw-295')).data
  expect(await unic()).toMatchObject({ content_sv: '<p>Ren</p>', logo_img: 'unic.webp' })
  const [picture] = await db.select().from(images).limit(1)
  const use = { image_id: picture?.id ?? 0, craneselector_id: crane?.id ?? 0 }
  await db.insert(image_uses).values(use)
  expect((await unic()).logo_img).toBe(picture?.image_file)
  await db.delete(image_uses).where(eq(image_uses.craneselector_id, use.craneselector_id))
})

test.each(['', 'slug=a&product_slug=b'])('?%s names no crane', async (text) => {
  expect((await api.get(`getCraneselectorObj?${text}`)).status).toBe(422)
  expect((await api.get(`getLoadChart?${text}`)).status).toBe(422)
})

test.each([
  ['sv', 'Höjd (m);Radie (m);Vikt (kg)\r\n8,8;1,56;550\r\n', 'unic-urw-295-lasttabell.csv'],
  ['en', 'Height (m),Radius (m),Weight (kg)\r\n8.8,1.56,550\r\n', 'unic-urw-295-load-chart.csv'],
])('the load chart is a file for %s spreadsheets', async (lang, start, name) => {
  const response = await api.get(`getLoadChart?slug=unic-urw-295&lang=${lang}`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.subarray(3).toString()
  expect(text.startsWith(start)).toBe(true)
  // Numbers and units only: no line that a spreadsheet would take for a formula.
  expect(text).not.toMatch(/(^|[;,\n])[=+@\t-]/)
})

test('a crane without rows has no load chart and never matches', async () => {
  const bare = files.filter((crane) => crane.rows.length === 0).map((crane) => crane.slug)
  expect(bare.length).toBeGreaterThan(0)
  expect((await api.get(`getLoadChart?slug=${bare[0]}`)).status).toBe(404)
  const found = slugs(await search(easy))
  expect(found.filter((slug) => bare.includes(slug))).toEqual([])
})

test('a lift that needs a jib names it, with its product and price', async () => {
  // Higher than the SPX650's main boom goes.
  const { data } = await search({ height: 20, radius: 5, weight: 300 })
  const crane = data.find(({ slug }) => slug === 'jekko-spx650')
  expect(crane?.configurations.map(({ key }) => key)).toEqual(['main', 'jib2000gx', 'jib1200-3hx'])
  expect(crane?.configuration).toBe('jib1200-3hx')
  expect(crane?.best_row.configuration).toBe('jib1200-3hx')
  expect(crane?.configurations[2]).toMatchObject({
    title_sv: 'Med jibb JIB1200.3HX',
    extra_weight: 410,
    product: { product_slug: 'jekko-jib1200-3hx', price_first_day: expect.any(Number) },
  })
})

test('the file of a crane with equipment says what each row holds with', async () => {
  const text = await (await api.get('getLoadChart?slug=jekko-spx312')).text()
  const [heading, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
  expect(heading).toBe('Höjd (m);Radie (m);Vikt (kg);Utrustning')
  expect(lines.filter((line) => line.endsWith('"Med jibb 2,2 m"'))).toHaveLength(8)
})

test('cranes without a chart are counted apart, and named when their largest figures suffice', async () => {
  const asked = (lift: Lift) =>
    read<{ data: UnchartedCranes }>(`getUnchartedCranesObj?${query(lift)}`)
  const { data } = await asked({ height: 5, radius: 5, weight: 100 })
  expect(data.charted).toBe(23)
  expect(data.largest).toBeNull()
  const could = readCranes()
    .filter(({ selector_rows }) => selector_rows.length === 0)
    .filter((crane) => {
      const most = (...names: string[]) =>
        Math.max(...names.map((name) => Number(crane[name] ?? 0)))
      return (
        most('max_lift_height_m', 'max_lift_height_with_jib_m') >= 5 &&
        most('max_radius_m', 'max_radius_with_jib_m') >= 5 &&
        crane.max_capacity_kg >= 100
      )
    })
  expect(data.cranes.map(({ slug }) => slug)).toEqual(could.map(({ id }) => id))
  expect(could.length).toBeGreaterThan(3)
  expect((await asked({ height: 99, radius: 5, weight: 100 })).data.cranes).toEqual([])
})

test('a lift that nobody means is answered with the largest figures of the data files', async () => {
  const rows = files.flatMap((crane) => crane.rows)
  const { data } = await read<{ data: UnchartedCranes }>(
    `getUnchartedCranesObj?${query({ height: 5, radius: 5, weight: 12_345_678_901 })}`,
  )
  expect(data.largest).toEqual({
    height: Math.max(...rows.map((row) => row.lift_height)),
    radius: Math.max(...rows.map((row) => row.lift_radius)),
    weight: 6000,
  })
})

type Fleet = List<{ slug: string; length: number; height: number; makes_lift: string | null }>
const fleet = (lift = '') => read<Fleet>(`getCraneFleetArr?${lift}`)

test('the fleet is every rented crane of known size, smallest first, without an answer to no lift', async () => {
  const { data, count } = await fleet()
  const weights = new Map(files.map(({ slug, weight }) => [slug, weight ?? Infinity]))
  const order = data.map(({ slug }) => weights.get(slug) ?? 0)
  expect(count).toBeGreaterThan(30)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(data.every(({ length, height }) => length > 0 && height > 0)).toBe(true)
  expect(new Set(data.map(({ makes_lift }) => makes_lift))).toEqual(new Set([null]))
})

test('for a lift the fleet says what the search and the uncharted cranes say', async () => {
  // The first one leaves some cranes without capacity for their sling.
  const tight = { height: 9, radius: 5, weight: 300 }
  for (const lift of [tight, ...Array.from({ length: 4 }, anyLift)]) {
    const rigged = { ...lift, weight: lift.weight + usualRiggingKg }
    const [{ data }, { data: named }, hits, withRigging, { data: others }] = await Promise.all([
      fleet(query(lift)),
      fleet(`${query(lift)}&extra=${usualRiggingKg}`),
      search(lift),
      search(rigged),
      read<{ data: UnchartedCranes }>(`getUnchartedCranesObj?${query(lift)}`),
    ])
    const said = (answer: string) =>
      data.filter(({ makes_lift }) => makes_lift === answer).map(({ slug }) => slug)
    const known = new Set(data.map(({ slug }) => slug))
    const inFleet = (found: string[]) => found.filter((slug) => known.has(slug)).toSorted()
    expect(said('yes').toSorted()).toEqual(inFleet(slugs(withRigging)))
    expect([...said('yes'), ...said('load_only')].toSorted()).toEqual(inFleet(slugs(hits)))
    // Nothing is added to a sling that the visitor has named.
    expect(
      named
        .filter(({ makes_lift }) => makes_lift === 'yes')
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(inFleet(slugs(hits)))
    expect(said('ask').toSorted()).toEqual(inFleet(others.cranes.map(({ slug }) => slug)))
  }
})

test('of a crane without a chart whose capacity is not known the fleet says to ask', async () => {
  const heavy = query({ height: 1, radius: 1, weight: 90_000 })
  const said = async () => (await fleet(heavy)).data.map(({ makes_lift }) => makes_lift)
  const light = query({ height: 1, radius: 1, weight: 10 })
  const { data } = await read<{ data: UnchartedCranes }>(`getUnchartedCranesObj?${light}`)
  const product = eq(products.product_slug, data.cranes[0]?.product?.product_slug ?? '')
  const [known] = await api.db.select({ kg: products.lift_capacity }).from(products).where(product)
  expect(await said()).not.toContain('ask')
  await api.db.update(products).set({ lift_capacity: null }).where(product)
  expect((await said()).filter((answer) => answer === 'ask')).toHaveLength(1)
  await api.db
    .update(products)
    .set({ lift_capacity: known?.kg ?? null })
    .where(product)
})

test('the fleet takes a whole lift or none', async () => {
  const half = await api.get('getCraneFleetArr?height=5&radius=5')
  expect(half.status).toBe(422)
  expect((await fleet(query({ height: 0.1, radius: 0.1, weight: 1 }))).count).toBeGreaterThan(30)
})
