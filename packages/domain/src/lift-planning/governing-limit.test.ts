import { expect, test } from 'vitest'
import { governingLimit } from './governing-limit.ts'
import type { LiftPlan } from './lift-plan.ts'
import type { Opening } from './opening.ts'

const crane = {
  slug: 'a',
  title: 'A',
  configuration: 'main',
  // 240 of 400 kg on the hook: 60 %.
  capacity: 400,
  margin: { height: 1, radius: 1, weight: 160 },
}
const values = { height: 5, radius: 4, weight: 180, lifter: 'vl500' }
const lifters = [{ product_slug: 'vl500', capacity: 500, fits: true, reason: null }]
const edge = (boom_clearance: number, load_clearance: number | null) => ({
  pivot_height: 1.5,
  pivot_offset: 0,
  pivot_estimated: true,
  boom_angle: 45,
  boom_length: 8,
  boom_clearance,
  load_clearance,
  passes: null,
  move: null,
})
/** A boom or load that is known to clear the opening; what is left out is not known. */
const opening = (clearances: Partial<Opening>) => ({
  pivot_height: 1.5,
  pivot_offset: 0,
  pivot_estimated: true,
  hanging_height: 2,
  carry_height: 5,
  head_height: 7,
  boom_angle: 45,
  boom_length: 8,
  boom_top_clearance: null,
  boom_sill_clearance: null,
  load_sill_clearance: null,
  load_wall_clearance: null,
  clearance: null,
  tightest: [],
  passes: null,
  move: null,
  ...clearances,
})
const wide = { boom_top_clearance: 2, boom_sill_clearance: 2, load_sill_clearance: 2 }
const wind = (limit: number) => ({ limit, limited_by: 'lifter', passes: true }) as const

test.each<[string, Partial<LiftPlan>, object, string]>([
  ['nothing else was asked', {}, {}, 'crane'],
  // 180 of 500 kg is 36 %.
  ['the lifter has more left', { panel: { weight: 180, area: 6 }, lifters }, {}, 'crane'],
  // The panel weighs 400 of 500 kg: 80 %.
  ['a heavier panel', { panel: { weight: 400, area: 6 }, lifters }, {}, 'lifter'],
  // 0.5 of 1 m is 50 %, 0.5 of 0.8 m is 62.5 %.
  ['the load is nearer to the edge', { obstacle: edge(1, 0.8) }, {}, 'load'],
  ['the boom is nearer to the edge', { obstacle: edge(0.8, 1) }, {}, 'boom'],
  ['a wide way', { obstacle: edge(0.9, null) }, {}, 'crane'],
  ['a boom that hits the edge', { obstacle: edge(-0.2, 0.1) }, {}, 'boom'],
  [
    'the boom is nearer to the top',
    { opening: opening({ ...wide, boom_top_clearance: 0.8 }) },
    {},
    'boom',
  ],
  [
    'the boom is nearer to the sill',
    { opening: opening({ ...wide, boom_sill_clearance: 0.8 }) },
    {},
    'boom',
  ],
  [
    'the load is nearer to the sill',
    { opening: opening({ ...wide, load_sill_clearance: 0.8 }) },
    {},
    'load',
  ],
  [
    'the load is nearer to the wall',
    { opening: opening({ ...wide, load_wall_clearance: 0.8 }) },
    {},
    'load',
  ],
  ['a way in of unknown width', { opening: opening({}) }, {}, 'crane'],
  // 5 of 8 m/s is 62.5 %, 4 of 8 m/s is 50 %.
  ['wind near its limit', { wind: wind(8) }, { wind: 5 }, 'wind'],
  ['a weak wind', { wind: wind(8) }, { wind: 4 }, 'crane'],
])('%s: the tightest limit governs', (_, parts, change, expected) => {
  expect(governingLimit({ crane, ...parts }, { ...values, ...change })).toBe(expected)
})

test('of equal limits the crane’s governs', () => {
  // 6 of 10 m/s is 60 %, as is 240 of 400 kg.
  expect(governingLimit({ crane, wind: wind(10) }, { ...values, wind: 6 })).toBe('crane')
})

test('without a known margin of the crane no limit governs', () => {
  const unknown = { ...crane, margin: null }
  expect(governingLimit({ crane: unknown, wind: wind(8) }, { ...values, wind: 9 })).toBeNull()
})
