import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import { expect, test } from 'vitest'
import { comparedPlan } from './lift-plan-comparison.ts'
import type { WordedPlan } from './lift-plan-text.ts'

const crane = {
  slug: 'a',
  title: 'A',
  configuration: 'main',
  capacity: 400,
  margin: { height: 1, radius: 1, weight: 180 },
}
const panel = { weight: 180, area: 6 }
const vl500 = { product_slug: 'vl500', capacity: 500, fits: true, reason: null }
const worded = (change: Partial<LiftPlan> = {}, values = {}): WordedPlan => ({
  plan: { crane, ...change },
  values: { height: 5, radius: 4, weight: 180, ...values },
  names: { configuration: null, products: { vl500: { text: 'VL500', lang: 'sv' } } },
  rows: [{ lift_height: 6, lift_radius: 5, lift_weight: 400 }],
  locale: 'en',
})
const valuesOf = (plan: WordedPlan, row: 'machine' | 'margin') =>
  comparedPlan(plan).cells[row]?.lines.map(({ value }) => value.replaceAll('\u00a0', ' '))

test('a crane alone has its own margin, and what was not asked is empty', () => {
  const { cells, governing } = comparedPlan(worded())
  expect(valuesOf(worded(), 'machine')).toEqual(['No equipment'])
  expect(valuesOf(worded(), 'margin')).toEqual(['180 kg left of 400 kg'])
  expect(cells).toMatchObject({ obstacle: null, wind: null, ground: null, power: null })
  expect(governing).toEqual({ row: 'margin', text: 'The crane governs.' })
})

test('a pair has the margins of both', () => {
  const pair = worded({ panel, lifters: [vl500] }, { lifter: 'vl500' })
  expect(valuesOf(pair, 'machine')).toEqual(['No equipment', 'VL500'])
  expect(valuesOf(pair, 'margin')).toEqual(['180 kg left of 400 kg', '320 kg left of 500 kg'])
  expect(comparedPlan(pair).cells.margin?.verdict?.kind).toBe('yes')
})

test('a crane with a tight margin is a warning, and a doubtful lifter goes before it', () => {
  const tight = { weight: 380 }
  expect(comparedPlan(worded({}, tight)).cells.margin?.verdict?.kind).toBe('warn')
  const doubtful = { panel, lifters: [{ ...vl500, fits: null }] }
  const pair = worded(doubtful, { ...tight, lifter: 'vl500' })
  expect(comparedPlan(pair).cells.margin?.verdict?.kind).toBe('ask')
})

test.each([
  ['too weak', { capacity: 150, fits: false, reason: 'tooHeavy' as const }, 'no'],
  ['doubtful', { capacity: 500, fits: null, reason: 'materialUnknown' as const }, 'ask'],
])('a lifter that is %s is said with its reason', (_, change, kind) => {
  const pair = worded({ panel, lifters: [{ ...vl500, ...change }] }, { lifter: 'vl500' })
  const margin = comparedPlan(pair).cells.margin
  expect([margin?.verdict?.kind, margin?.note]).toEqual([kind, expect.any(String)])
})

test('an opening is compared in the row of the clearance', () => {
  const opening = {
    pivot_height: 1.5,
    pivot_offset: 0,
    pivot_estimated: true,
    hanging_height: 1.5,
    carry_height: 5.5,
    head_height: 7,
    boom_angle: 45,
    boom_length: 8,
    boom_top_clearance: 0.55,
    boom_sill_clearance: 0.8,
    load_sill_clearance: 0.7,
    load_wall_clearance: null,
    clearance: 0.55,
    tightest: ['boomTop' as const],
    passes: true,
    move: null,
  }
  const { cells, governing } = comparedPlan(worded({ opening }, { opening_sill: 4.8 }))
  expect(cells.obstacle?.verdict).toEqual({
    kind: 'yes',
    text: 'Clears the opening',
  })
  // 0.5 of 0.55 m is 91 %.
  expect(governing).toEqual({ row: 'obstacle', text: 'The boom’s clearance governs.' })
})

test('the row with the tightest limit is named', () => {
  const wind = { limit: 8, limited_by: 'lifter', passes: false } as const
  expect(comparedPlan(worded({ wind }, { wind: 9 })).governing).toEqual({
    row: 'wind',
    text: 'The wind governs.',
  })
})
