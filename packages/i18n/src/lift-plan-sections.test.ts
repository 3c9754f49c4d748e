import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import { expect, test } from 'vitest'
import { liftPlanAssumptions } from './lift-plan-assumptions.ts'
import { liftPlanSections } from './lift-plan-sections.ts'
import type { WordedPlan } from './lift-plan-text.ts'

const row = { lift_height: 6, lift_radius: 5, lift_weight: 400 }
const margin = { height: 1, radius: 1, weight: 300 }
const crane = { slug: 'a', title: 'A', configuration: 'main', capacity: 400, margin }
const worded = (change: Partial<LiftPlan> = {}, values = {}): WordedPlan => ({
  plan: { crane, ...change },
  values: { height: 5, radius: 4, weight: 100, ...values },
  names: { configuration: null, products: {} },
  rows: [row],
  locale: 'en',
})
const sectionOf = (key: string, plan: WordedPlan) =>
  liftPlanSections(plan).find((section) => section.key === key)
const valuesOf = (key: string, plan: WordedPlan) =>
  sectionOf(key, plan)?.lines.map(({ value }) => value.replaceAll('\u00a0', ' '))

test('a lift alone has a crane and its weight', () => {
  expect(liftPlanSections(worded()).map(({ key }) => key)).toEqual(['crane', 'loads'])
  expect(sectionOf('crane', worded())?.verdict?.kind).toBe('yes')
  expect(valuesOf('loads', worded())).toEqual(['100 kg', 'not given', 'not given', '100 kg'])
})

test.each([
  ['much is left', 100, 0, 'Can do the lift with a good margin'],
  ['a quarter more does not fit', 380, 0, 'Can do the lift with a tight margin'],
  ['less is left than sling and hook weigh', 381, 0, 'Takes the load, not the sling'],
  ['sling and hook are in the total', 380, 20, 'Can do the lift with a tight margin'],
  ['half of them is in it', 381, 10, 'Takes the load, not the sling'],
])('the crane has the selector’s verdict: %s', (_, load, rigging, text) => {
  const total = load + rigging
  const change = {
    crane: { ...crane, margin: { ...margin, weight: 400 - total } },
    loads: { load, rigging, lifter: 0, total },
  }
  const kind = text.includes('good') ? 'yes' : 'warn'
  const plan = worded(change, { weight: load, rigging })
  expect(sectionOf('crane', plan)?.verdict).toEqual({ kind, text })
})

test('a crane whose head is near its limit has no good margin, and the plan says where it is judged', () => {
  const plan = worded({}, { load_height: 0.4, sling_length: 0.4 })
  expect(sectionOf('crane', plan)?.verdict?.text).toBe('Can do the lift with a tight margin')
  expect(liftPlanAssumptions(plan)[0]).toContain('head 5.8 m up')
})

test('a boom’s head above the chart is asked about, and the reason is said', () => {
  const plan = worded({}, { load_height: 1, sling_length: 0.5 })
  expect(sectionOf('crane', plan)?.verdict?.kind).toBe('ask')
  expect(liftPlanAssumptions(plan)[0]).toContain('6.5 m up')
  const within = worded({}, { load_height: 0.5, sling_length: 0.5 })
  expect(sectionOf('crane', within)?.verdict?.kind).toBe('warn')
})

test('a load that is too heavy is a no, and without a crane the plan asks', () => {
  const heavy = { crane: { ...crane, margin: { ...margin, weight: -1 } } }
  expect(sectionOf('crane', worded(heavy))?.verdict?.kind).toBe('no')
  const none = { slug: null, title: null, configuration: null, capacity: null, margin: null }
  const plan = worded({ crane: { ...none, reason: 'noCrane' } })
  expect(sectionOf('crane', plan)).toMatchObject({
    verdict: { kind: 'ask' },
    note: 'None of our cranes can do the lift.',
  })
})

test('shown clearances are rounded down, also those of a collision, and a move is named', () => {
  const obstacle = {
    pivot_height: 1.5,
    pivot_offset: 0,
    pivot_estimated: true,
    boom_angle: 45.4,
    boom_length: 8.01,
    move: null,
    boom_clearance: 0.499,
    load_clearance: -0.301,
    passes: false,
  }
  expect(valuesOf('obstacle', worded({ obstacle }))).toEqual(['0.49 m', '-0.31 m', '8.1 m at 45°'])
  const noteAt = (move: number | null) =>
    sectionOf('obstacle', worded({ obstacle: { ...obstacle, move } }))?.note
  expect(noteAt(null)).toBeNull()
  expect(noteAt(-0.8)).toBe('Place the crane 0.8 m nearer')
  expect(noteAt(1.2)).toBe('Place the crane 1.2 m further away')
})

const opening = {
  pivot_height: 1.5,
  pivot_offset: 0,
  pivot_estimated: true,
  hanging_height: 1.5,
  carry_height: 5.499,
  head_height: 6.999,
  boom_angle: 45.4,
  boom_length: 8.01,
  boom_top_clearance: 0.499,
  boom_sill_clearance: 0.8,
  load_sill_clearance: 0.499,
  load_wall_clearance: null,
  clearance: 0.499,
  tightest: ['boomTop' as const, 'loadSill' as const],
  passes: false,
  move: -0.8,
}
const sides = { opening_sill: 5, opening_top: 7.5 }

test('an opening names its tightest places first, and the pose of the boom', () => {
  const plan = worded({ opening }, sides)
  expect(sectionOf('opening', plan)).toMatchObject({
    verdict: { kind: 'no', text: 'Too tight: at least 0.5 m must be free' },
    note: 'Place the crane 0.8 m nearer',
  })
  expect(valuesOf('opening', plan)).toEqual([
    '0.49 m, boom to top, load to sill',
    '0.8 m',
    '5.49 m up',
    '8.1 m at 45°',
  ])
  const passes = { ...opening, load_wall_clearance: 0.9, passes: true, move: null }
  expect(sectionOf('opening', worded({ opening: passes }, sides))?.verdict?.kind).toBe('yes')
  expect(valuesOf('opening', worded({ opening: passes }, sides))).toContain('0.9 m')
})

test('what cannot fit an opening says its heights, and what is not known is asked about', () => {
  const reason = 'openingTooLow' as const
  const tall = { ...opening, hanging_height: 3.1, clearance: -0.3, reason }
  expect(sectionOf('opening', worded({ opening: tall }, sides))).toMatchObject({
    verdict: { kind: 'no', text: 'The opening is too low' },
    note: 'Hook, slings and load are 3.1 m: the opening must be at least 4.1 m and is 2.5 m. Use shorter slings.',
  })
  const hits = { ...opening, clearance: -0.1 }
  expect(sectionOf('opening', worded({ opening: hits }, sides))?.verdict?.text).toBe(
    'Hits the opening',
  )
  const unknown = {
    ...opening,
    hanging_height: null,
    boom_top_clearance: null,
    boom_sill_clearance: null,
    load_sill_clearance: null,
    clearance: null,
    tightest: [],
    passes: null,
    move: null,
    reason: 'hangingUnknown' as const,
  }
  expect(sectionOf('opening', worded({ opening: unknown }, sides))).toMatchObject({
    verdict: { kind: 'ask' },
    note: 'Enter the height of the load and the length of the slings.',
  })
  expect(valuesOf('opening', worded({ opening: unknown }, sides))).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
})

test('the chart is read where the head is on its way in through an opening', () => {
  // The row reaches 6 m; the head is 6.999 m up, though the load lands at 5 m on 0.5 m of sling.
  const plan = worded({ opening }, { ...sides, sling_length: 0.5 })
  expect(sectionOf('crane', plan)?.verdict?.kind).toBe('ask')
  expect(liftPlanAssumptions(plan)[0]).toContain('7 m up')
})

test('ground of unknown capacity is asked about, with the reason', () => {
  const ground = {
    outrigger_load: 18.149,
    load_estimated: false,
    allowed_pressure: null,
    pad_area: null,
    pad_side: null,
    product_slug: null,
    reason: 'groundUnknown' as const,
  }
  const plan = worded({ ground }, { ground: 'lawn' })
  expect(valuesOf('ground', plan)).toEqual(['18.2 kN', 'Lawn, unknown', 'unknown'])
  expect(sectionOf('ground', plan)?.verdict?.kind).toBe('ask')
})

test('without the load’s height and the sling’s length the plan says that the load hangs lower', () => {
  const said = (values: object) =>
    liftPlanAssumptions(worded({}, values)).some((text) => text.includes('hangs lower'))
  expect([{}, { load_height: 1 }, { load_height: 1, sling_length: 1 }].map(said)).toEqual([
    true,
    true,
    false,
  ])
})

test('sling and hook that nobody gave are named as not counted, and given ones shown', () => {
  const said = (plan: WordedPlan, words: string) =>
    liftPlanAssumptions(plan).some((text) => text.includes(words))
  expect(said(worded(), 'are not counted. On a typical lift they weigh about 20 kg.')).toBe(true)
  for (const rigging of [0, 15]) {
    const loads = { load: 385, rigging, lifter: 0, total: 385 + rigging }
    const plan = worded({ loads }, { weight: 385, rigging })
    expect(valuesOf('loads', plan)?.slice(1, 3)).toEqual([`${rigging} kg`, 'not given'])
    expect(said(plan, 'are not counted')).toBe(false)
    expect(said(plan, 'The margin is not enough for that')).toBe(true)
  }
  expect(said(worded({}, { rigging: 0 }), 'The margin is not enough for that')).toBe(false)
})

test('an assumed width is named among the assumptions where the load is drawn', () => {
  const size = { load_length: 1, load_height: 1 }
  const said = (values: object) =>
    liftPlanAssumptions(worded({}, values)).some((text) => text.includes('as wide as long'))
  expect([said({}), said(size), said({ ...size, panel_width: 2000 })]).toEqual([false, true, false])
})

test('a battery of unknown hours is asked about, and so is a generator that nobody rents out', () => {
  const needs = ['battery' as const]
  const values = { site_power: '230v', hours: 8 }
  const charges = { state: 'charges' as const, needs }
  const verdictOf = (power: LiftPlan['power']) =>
    sectionOf('power', worded({ ...(power && { power }) }, values))?.verdict?.kind
  expect(verdictOf(charges)).toBe('yes')
  expect(verdictOf({ ...charges, reason: 'batteryHoursUnknown' })).toBe('ask')
  expect(verdictOf({ ...charges, reason: 'chargingHoursUnknown' })).toBe('ask')
  const missing = { state: 'missing' as const, needs, reason: 'batteryTooSmall' as const }
  expect(verdictOf(missing)).toBe('no')
  const shown = (generators: string[]) =>
    valuesOf('power', worded({ power: { ...missing, generators } }, values))?.at(-1)
  expect(shown([])).toBe('Ask us')
  expect(shown(['elverk-6'])).toBe('elverk-6')
})

test('names of products have their own language, also within a line', () => {
  const plan: WordedPlan = {
    ...worded({}, { lifter: 'vl500' }),
    names: {
      configuration: { text: 'Med jibb', lang: 'sv' },
      products: { vl500: { text: 'Vakuumlyft VL500', lang: 'sv' } },
    },
  }
  const lines = liftPlanSections(plan).flatMap((section) => section.lines)
  const named = lines.flatMap(({ names = [] }) => names.map(({ text }) => text))
  expect(named).toEqual(['A', 'Med jibb', 'Vakuumlyft VL500'])
  for (const { label, value, names = [] } of lines) {
    for (const { text } of names) expect(`${label} ${value}`).toContain(text)
  }
})
