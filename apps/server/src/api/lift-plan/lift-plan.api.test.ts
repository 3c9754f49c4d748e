import { liftPlanSchema } from '@minikran/contract/lift-plan'
import type { Problem } from '@minikran/contract/problem'
import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import { planFieldNames } from '@minikran/domain/lift-planning/plan-fields'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoLoadChart } from '../../../demo/load-charts.ts'
import { readCranes } from '../../../demo/read-data.ts'
import { products } from '../../database/schema/products.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const lift = 'height=5.5&radius=4.5&weight=180'
async function plan(query: string): Promise<LiftPlan> {
  const response = await api.get(`getLiftPlan?${lift}${query}`)
  const { data } = (await response.json()) as { data: LiftPlan }
  expect(liftPlanSchema.strict().parse(data)).toEqual(data)
  return data
}
const errorsOf = async (query: string) => {
  const response = await api.get(`getLiftPlan?${query}`)
  expect(response.status).toBe(422)
  return (await response.json()) as Problem
}

test('a lift alone is answered with the selector’s best fit and nothing else', async () => {
  const data = await plan('')
  const selector = await api.get(`getCraneselectorsArr?${lift}&per_page=1`)
  const [best] = ((await selector.json()) as { data: { slug: string }[] }).data
  expect(Object.keys(data)).toEqual(['crane'])
  expect(data.crane.slug).toBe(best?.slug)
  expect(data.crane).toMatchObject({ title: expect.any(String), configuration: 'main' })
})

test.each([
  ['', ''],
  [' with the head above a load', '&edge_distance=2&edge_height=3&load_height=1&sling_length=1.5'],
])(
  'the capacity of every demo crane%s is the greatest of its rows that reach',
  async (_, above) => {
    for (const crane of readCranes()) {
      const { rows } = demoLoadChart(crane)
      const data = await plan(`&crane=${crane.id}${above}`)
      const weights = rows
        .filter(({ configuration }) => configuration === data.crane.configuration)
        .filter((row) => row.lift_height >= 5.5 && row.lift_radius >= 4.5)
        .map((row) => row.lift_weight)
      expect([crane.id, data.crane.capacity]).toEqual([
        crane.id,
        weights.length === 0 ? null : Math.max(...weights),
      ])
    }
  },
)

test('the crane is chosen for load, rigging and lifter together', async () => {
  const alone = await plan('')
  const data = await plan('&rigging=20&lifter=hoeflon-vl500')
  expect(data.loads).toEqual({ load: 180, rigging: 20, lifter: 40, total: 240 })
  expect(data.crane.margin?.weight).toBe((data.crane.capacity ?? 0) - 240)
  expect(alone.loads).toBeUndefined()
})

test('a lifter of unknown weight leaves the sum unknown', async () => {
  const lifter = eq(products.product_slug, 'hoeflon-vl500')
  await api.db.update(products).set({ weight: null }).where(lifter)
  const data = await plan('&lifter=hoeflon-vl500')
  const named = await plan('&lifter=hoeflon-vl500&crane=jekko-spx532&ground=gravel')
  await api.db.update(products).set({ weight: 40 }).where(lifter)
  const unknown = { lifter: null, total: null, reason: 'lifterWeightUnknown' }
  expect(data.loads).toMatchObject(unknown)
  expect(data.crane).toMatchObject({ slug: null, capacity: null, reason: 'loadUnknown' })
  expect(named.crane).toMatchObject({ slug: 'jekko-spx532', margin: null, reason: 'loadUnknown' })
})

test('a lift that no crane makes has no crane', async () => {
  const response = await api.get('getLiftPlan?height=90&radius=5&weight=100')
  const { data } = (await response.json()) as { data: LiftPlan }
  expect(data.crane).toEqual({
    slug: null,
    title: null,
    configuration: null,
    capacity: null,
    margin: null,
    reason: 'noCrane',
  })
})

test('over an edge: angle, length and clearances', async () => {
  const edge = '&edge_distance=3&edge_height=5&load_length=1&load_height=0.5&sling_length=1'
  const { obstacle } = await plan(`&crane=unic-urw-295${edge}`)
  if (obstacle === undefined) throw new Error('No obstacle')
  const { pivot_height: up, pivot_offset: out } = obstacle
  // The head is 1.5 m above the load's underside.
  expect(obstacle.boom_length).toBeCloseTo(Math.hypot(4.5 - out, 7 - up), 5)
  expect(obstacle.boom_angle).toBeCloseTo((Math.atan2(7 - up, 4.5 - out) * 180) / Math.PI, 5)
  // The load's near end is 1 m behind the edge and its underside 0.5 m above it.
  expect(obstacle.load_clearance).toBeCloseTo(Math.hypot(1, 0.5), 5)
  expect(obstacle.pivot_estimated).toBe(true)
})

test('a boom that is too close to the edge passes from where the plan says to move the crane', async () => {
  const rest = 'height=5.5&weight=180&crane=jekko-spx532&edge_height=5'
  const size = 'load_length=1&load_height=0.5&sling_length=1'
  const planAt = async (radius: number, edge: number) => {
    const query = `${rest}&${size}&radius=${radius.toFixed(1)}&edge_distance=${edge.toFixed(1)}`
    const response = await api.get(`getLiftPlan?${query}`)
    return ((await response.json()) as { data: LiftPlan }).data
  }
  const { obstacle } = await planAt(3, 1.5)
  expect(obstacle).toMatchObject({ passes: false, move: expect.any(Number) })
  const move = obstacle?.move ?? 0
  const moved = await planAt(3 + move, 1.5 + move)
  expect(moved.obstacle).toMatchObject({ passes: true, move: null })
  expect(moved.crane.margin?.weight).toBeGreaterThanOrEqual(0)
  const before = move - Math.sign(move) / 10
  expect((await planAt(3 + before, 1.5 + before)).obstacle?.passes).toBe(false)
})

test('no move is named that the crane is too weak for', async () => {
  const { crane, obstacle } = await plan(
    '&crane=unic-urw-295&rigging=2000&edge_distance=4&edge_height=6.9&load_length=0.4&load_height=0.5&sling_length=1',
  )
  expect(crane.margin?.weight).toBeLessThan(0)
  expect(obstacle).toMatchObject({ passes: false, move: null })
})

const window = '&passage=opening&opening_sill=5&opening_top=8&opening_depth=1.5'
const windowLoad = '&load_length=1&load_height=0.5&sling_length=1'

test('through an opening: the pose on the way in, the clearances and the tightest places', async () => {
  const { opening, obstacle } = await plan(`&crane=unic-urw-295${window}${windowLoad}`)
  if (opening === undefined) throw new Error('No opening')
  expect(obstacle).toBeUndefined()
  const { pivot_height: up, pivot_offset: out, carry_height: carry, head_height: head } = opening
  expect(opening.hanging_height).toBe(1.5)
  expect(head).toBeCloseTo(carry + 1.5, 5)
  expect(opening.boom_length).toBeCloseTo(Math.hypot(4.5 - out, head - up), 5)
  expect(opening.boom_angle).toBeCloseTo((Math.atan2(head - up, 4.5 - out) * 180) / Math.PI, 5)
  expect(opening.load_sill_clearance).toBeCloseTo(carry - 5, 5)
  // It lands 0.5 m above the sill, so the wall behind the sill is not in its way.
  expect(opening.load_wall_clearance).toBeNull()
  const clearances = [
    opening.boom_top_clearance ?? 0,
    opening.boom_sill_clearance ?? 0,
    opening.load_sill_clearance ?? 0,
  ]
  expect(opening.clearance).toBe(Math.min(...clearances))
  expect(opening.tightest.length).toBeGreaterThan(0)
})

test('a boom that is too close to a sill passes from where the plan says to move the crane', async () => {
  const rest = `weight=180&crane=jekko-spx532&height=5.5${window}${windowLoad}`
  const planAt = async (radius: number) => {
    const response = await api.get(`getLiftPlan?${rest}&radius=${radius.toFixed(1)}`)
    return ((await response.json()) as { data: LiftPlan }).data
  }
  const { opening } = await planAt(2.5)
  expect(opening).toMatchObject({ passes: false, move: expect.any(Number) })
  const move = opening?.move ?? 0
  const moved = await planAt(2.5 + move)
  expect(moved.opening).toMatchObject({ passes: true, move: null })
  expect(moved.crane.margin?.weight).toBeGreaterThanOrEqual(0)
  const before = move - Math.sign(move) / 10
  expect((await planAt(2.5 + before)).opening?.passes).toBe(false)
})

test('what hangs below the boom has to be known, and to fit the opening', async () => {
  const at = `&crane=unic-urw-295${window.replace('depth=1.5', 'depth=0.5')}`
  expect((await plan(at)).opening).toMatchObject({
    clearance: null,
    passes: null,
    reason: 'hangingUnknown',
  })
  expect((await plan(`${at}&load_height=1&sling_length=2.5`)).opening).toMatchObject({
    hanging_height: 3.5,
    passes: false,
    reason: 'openingTooLow',
  })
})

test('a pane of glass is weighed and the lightest lifter that takes it comes first', async () => {
  const size = 'panel_width=2000&panel_height=3000&panel_thickness=12'
  const data = await plan(`&panel_material=glass&${size}&panel_position=vertical`)
  expect(data.panel).toEqual({ weight: 180, area: 6 })
  expect(data.lifters?.[0]).toEqual({
    product_slug: 'hoeflon-vl500',
    capacity: 500,
    fits: true,
    reason: null,
  })
  expect(data.lifters).toHaveLength(9)
})

const pane =
  '&panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12&panel_position=vertical'

test('a pane is lifted by pairs, each as the plan with its crane and lifter has it', async () => {
  const { pairs = [] } = await plan(`${pane}&rigging=10`)
  expect(pairs).toHaveLength(6)
  for (const { crane, lifter, total, products: rented } of pairs) {
    const data = await plan(`${pane}&rigging=10&crane=${crane.slug}&lifter=${lifter.product_slug}`)
    expect(data.crane).toEqual(crane)
    expect(data.loads?.total).toBe(total)
    expect(lifter.margin).toBe(lifter.capacity - 180)
    expect(data.lifters).toContainEqual({
      product_slug: lifter.product_slug,
      capacity: lifter.capacity,
      fits: true,
      reason: null,
    })
    expect(rented.at(-1)?.product_slug).toBe(lifter.product_slug)
  }
  const words = pairs.map(({ margin_word }) => margin_word)
  expect(words).toEqual(words.toSorted())
  // As many cranes as pairs: each with its lightest lifter, the smallest good margin first.
  expect(new Set(pairs.map(({ crane }) => crane.slug)).size).toBe(6)
  const good = pairs.filter(({ margin_word }) => margin_word === 'good')
  const used = good.map(({ used_percent }) => used_percent)
  expect(used).toEqual(used.toSorted((a, b) => b - a))
})

test('a pair has one price with and without VAT, on request when one of both has none', async () => {
  const query = `${pane}&crane=unic-urw-295`
  const [pair] = (await plan(query)).pairs ?? []
  const slugs = pair?.products.map(({ product_slug }) => product_slug) ?? []
  const firstDays = await Promise.all(
    slugs.map(async (slug) => {
      const response = await api.get(`getProductObj?product_slug=${slug}&no_count=1`)
      const { data } = (await response.json()) as { data: Record<string, number | null> }
      return (data['price_first_day'] ?? 0) + (data['price_basic_fee'] ?? 0)
    }),
  )
  const sum = firstDays.reduce((total, price) => total + price, 0)
  expect(pair?.price).toEqual({ ex_vat: sum, inc_vat: sum * 1.25 })
  const lifter = eq(products.product_slug, pair?.lifter.product_slug ?? '')
  const [before] = await api.db.select().from(products).where(lifter)
  await api.db.update(products).set({ price_first_day_ore: null }).where(lifter)
  const same = (await plan(query)).pairs?.find(
    (each) =>
      each.crane.slug === pair?.crane.slug && each.lifter.product_slug === pair.lifter.product_slug,
  )
  await api.db
    .update(products)
    .set({ price_first_day_ore: before?.price_first_day_ore ?? null })
    .where(lifter)
  expect(same).toMatchObject({ price: null })
})

test('pairs are for panels, for what they weigh at least, and pass the edge', async () => {
  expect((await plan('&lifter=hoeflon-vl500')).pairs).toBeUndefined()
  const heavy = (await plan(pane.replace('2000', '3000'))).pairs ?? []
  // 3 m · 3 m · 0.012 m · 2,500 kg/m³ = 270 kg, more than the 180 kg of the load.
  expect(heavy.length).toBeGreaterThan(0)
  for (const { lifter } of heavy) expect(lifter.margin).toBe(lifter.capacity - 270)
  const edge = '&edge_distance=4.4&edge_height=6.9&load_length=1&load_height=0.5&sling_length=1'
  expect((await plan(`${pane}${edge}`)).pairs).toEqual([])
  // 1.5 m of load and slings leave no 0.5 m on both sides of an opening of 2 m.
  const low = `${window}${windowLoad}`.replace('top=8', 'top=7')
  expect((await plan(`${pane}${low}`)).pairs).toEqual([])
})

test('under the legs: the maker’s load, and the plate that is rented', async () => {
  const { ground } = await plan('&crane=jekko-spx312&ground=gravel')
  expect(ground).toEqual({
    outrigger_load: 18.149,
    load_estimated: false,
    allowed_pressure: 200,
    pad_area: 0.090745,
    pad_side: 302,
    product_slug: 'generic-outrigger-pad-500-x-500-x-40',
  })
})

test('under the legs: a bound where the maker states nothing', async () => {
  const { ground } = await plan('&crane=unic-urw-295&ground=floor&floor_capacity=100')
  // (1,850 + 180) · 9.81 = 19,914.3 N
  expect(ground).toMatchObject({ outrigger_load: 19.914, load_estimated: true, pad_side: 447 })
})

test('where the power is not enough the rented generators are named, and the battery’s hours count', async () => {
  const at = `&crane=jekko-spx532&site_power=none`
  expect((await plan(at)).power).toMatchObject({ state: 'missing', generators: [] })
  const [spare, machine] = ['hoeflon-vl500', 'jekko-spx532'].map((slug) =>
    eq(products.product_slug, slug),
  )
  await api.db.update(products).set({ search_tags: 'Elverk 6 kVA' }).where(spare)
  const fuels = { fuel_type: [9], fields: { battery_hours: 6, charging_hours: 8 } }
  const [before] = await api.db.select().from(products).where(machine)
  await api.db.update(products).set(fuels).where(machine)
  expect((await plan(at)).power).toMatchObject({ state: 'missing', generators: ['hoeflon-vl500'] })
  const charged = await plan('&crane=jekko-spx532&site_power=230v&hours=6')
  expect(charged.power).toEqual({ state: 'charges', needs: ['battery'] })
  const long = await plan('&crane=jekko-spx532&site_power=230v&hours=6,5')
  expect(long.power).toMatchObject({ state: 'missing', reason: 'batteryTooSmall' })
  if (before === undefined) throw new Error('no machine')
  const { fuel_type, fields } = before
  await api.db.update(products).set({ fuel_type, fields }).where(machine)
  await api.db.update(products).set({ search_tags: '' }).where(spare)
})

test('wind, power and towing', async () => {
  const data = await plan(
    '&crane=jekko-spx312&lifter=hoeflon-vl500&wind=8,5&site_power=230v&car_total=2200&car_towing=2000&trailer_total=1500',
  )
  expect(data.wind).toEqual({ limit: 8, limited_by: 'lifter', passes: false })
  expect(data.power).toEqual({ state: 'runs', needs: ['battery', 'mains230v'] })
  expect(data.towing).toEqual({ licence: 'B96', allowed: true, reason: null })
})

test('comma and dot agree, and empty parameters count as absent', async () => {
  const comma = await api.get('getLiftPlan?height=5%2C5&radius=4,5&weight=180,0&wind=&crane=')
  expect(((await comma.json()) as { data: LiftPlan }).data).toEqual(await plan(''))
})

test.each([
  ['', { height: ['required'], radius: ['required'], weight: ['required'] }],
  ['height=550&radius=5&weight=100', { height: ['max'] }],
  ['height=5&radius=-1&weight=0', { radius: ['decimal'], weight: ['aboveZero'] }],
  ['height=5&radius=5&weight=0,5', { weight: ['min'] }],
  [`${lift}&edge_height=3`, { edge_distance: ['required'] }],
  [`${lift}&passage=opening&opening_sill=9&opening_depth=1`, { opening_top: ['required'] }],
  [
    `${lift}&passage=opening&opening_sill=9&opening_top=8,9&opening_depth=4.5`,
    { opening_top: ['aboveSill'], opening_depth: ['withinRadius'] },
  ],
  [`${lift}&ground=floor`, { floor_capacity: ['required'] }],
  [`${lift}&ground=ice`, { ground: ['format'] }],
  [`${lift}&crane=none`, { crane: ['notFound'] }],
  [`${lift}&lifter=none`, { lifter: ['notFound'] }],
  [`${lift}&lifter=utkast-demo`, { lifter: ['notFound'] }],
])('%s is refused by field', async (query, errors) => {
  const problem = await errorsOf(query)
  expect(problem).toMatchObject({ code: 'validationFailed', errors })
  expect(problem.count).toBe(Object.keys(errors).length)
})

test('unknown names are ignored, and a name given twice is refused', async () => {
  expect(await plan('&limit=1')).toEqual(await plan(''))
  const twice = await errorsOf(`${lift}&wind=5&wind=6`)
  expect(twice).toMatchObject({ code: 'validationFailed', errors: { wind: ['single'] } })
})

type Parameter = { name: string; description?: string; required?: boolean; schema: object }
test('each parameter is described with an example', async () => {
  const description = (await (await api.ask('/api/openapi.json')).json()) as {
    paths: Record<string, { get: { parameters: Parameter[] } }>
  }
  const parameters = description.paths['/api/site/getLiftPlan']?.get.parameters ?? []
  expect(parameters.map(({ name }) => name)).toEqual([...planFieldNames, 'platform', 'depot'])
  const required = parameters.filter((parameter) => parameter.required === true)
  expect(required.map(({ name }) => name)).toEqual(['height', 'radius', 'weight'])
  for (const { name, description: about, schema } of parameters) {
    expect([name, about, schema]).toEqual([
      name,
      expect.any(String),
      expect.objectContaining({ example: expect.any(String) }),
    ])
  }
})
