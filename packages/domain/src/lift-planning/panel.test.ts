import { expect, test } from 'vitest'
import { judgeLifters, type Lifter } from './lifters.ts'
import { weighPanel } from './panel.ts'
import type { PanelMaterial, PanelPosition } from './plan-fields.ts'

const lift = { height: 5, radius: 4, weight: 100 }

// Width × height × thickness in mm, then kg and m². By hand: area = w · h, weight = area · t · density.
const panels: [PanelMaterial, number, number, number, number, number][] = [
  // 1 m² · 0.012 m · 2,500 kg/m³ = 30 kg
  ['glass', 1_000, 1_000, 12, 30, 1],
  // 2 m · 3 m = 6 m²; 6 · 0.012 · 2,500 = 180 kg
  ['glass', 2_000, 3_000, 12, 180, 6],
  // 1.5 m · 2.4 m = 3.6 m²; 3.6 · 0.02 · 2,500 = 180 kg
  ['glass', 1_500, 2_400, 20, 180, 3.6],
  // 1.2 m · 2.1 m = 2.52 m²; 2.52 · 0.008 · 2,500 = 50.4 kg
  ['glass', 1_200, 2_100, 8, 50.4, 2.52],
  // 0.5 m · 0.5 m = 0.25 m²; 0.25 · 0.004 · 2,500 = 2.5 kg
  ['glass', 500, 500, 4, 2.5, 0.25],
  // 1 m² · 0.01 m · 7,850 = 78.5 kg
  ['steel', 1_000, 1_000, 10, 78.5, 1],
  // 1.5 m · 3 m = 4.5 m²; 4.5 · 0.004 · 7,850 = 141.3 kg
  ['steel', 1_500, 3_000, 4, 141.3, 4.5],
  // 2 m · 6 m = 12 m²; 12 · 0.008 · 7,850 = 753.6 kg
  ['steel', 2_000, 6_000, 8, 753.6, 12],
  // 0.6 m · 0.6 m = 0.36 m²; 0.36 · 0.03 · 2,700 = 29.16 kg
  ['stone', 600, 600, 30, 29.16, 0.36],
  // 1 m · 2 m = 2 m²; 2 · 0.05 · 2,700 = 270 kg
  ['stone', 1_000, 2_000, 50, 270, 2],
  // 0.9 m · 2.4 m = 2.16 m²; 2.16 · 0.0125 · 800 = 21.6 kg
  ['plasterboard', 900, 2_400, 12.5, 21.6, 2.16],
  // 1.2 m · 3 m = 3.6 m²; 3.6 · 0.015 · 800 = 43.2 kg
  ['plasterboard', 1_200, 3_000, 15, 43.2, 3.6],
  // 1.2 m · 2.5 m = 3 m²; 3 · 0.018 · 500 = 27 kg
  ['wood', 1_200, 2_500, 18, 27, 3],
  // 2.4 m · 10 m = 24 m²; 24 · 0.1 · 500 = 1,200 kg
  ['wood', 2_400, 10_000, 100, 1_200, 24],
  // 1 m · 1 m = 1 m²; 1 · 0.1 · 2,400 = 240 kg
  ['concrete', 1_000, 1_000, 100, 240, 1],
  // 2.5 m · 4 m = 10 m²; 10 · 0.15 · 2,400 = 3,600 kg
  ['concrete', 2_500, 4_000, 150, 3_600, 10],
  // 0.35 m · 0.35 m = 0.1225 m²; 0.1225 · 0.05 · 2,400 = 14.7 kg
  ['concrete', 350, 350, 50, 14.7, 0.1225],
  // 1 m · 6 m = 6 m²; 6 · 0.1 · 100 = 60 kg
  ['sandwich', 1_000, 6_000, 100, 60, 6],
  // 1.2 m · 12 m = 14.4 m²; 14.4 · 0.15 · 100 = 216 kg
  ['sandwich', 1_200, 12_000, 150, 216, 14.4],
  // 1.15 m · 4.2 m = 4.83 m²; 4.83 · 0.08 · 100 = 38.64 kg
  ['sandwich', 1_150, 4_200, 80, 38.64, 4.83],
]

test.each(panels)('%s %d × %d × %d mm weighs %d kg', (material, width, height, ...rest) => {
  const [thickness, weight, area] = rest
  const size = { panel_width: width, panel_height: height, panel_thickness: thickness }
  expect(weighPanel({ ...lift, panel_material: material, ...size })).toEqual({ weight, area })
})

test('a panel with a missing measure has no weight', () => {
  const size = { panel_width: 1_000, panel_height: 1_000 }
  expect(weighPanel({ ...lift, panel_material: 'glass', ...size })).toBeNull()
})

const lifter = (change: Partial<Lifter>): Lifter => ({
  product_slug: 'a',
  weight: 50,
  lift_capacity: 500,
  tilt_deg: 90,
  useformaterial: [2, 3],
  ...change,
})

// Kilograms against capacity, the code of the material and the tilt, compared by hand.
const answers: [string, Partial<Lifter>, [PanelMaterial, number, PanelPosition], unknown][] = [
  ['500 carries 499', {}, ['glass', 499, 'vertical'], [true, null]],
  ['500 carries 500', {}, ['glass', 500, 'vertical'], [true, null]],
  ['500 does not carry 500.1', {}, ['glass', 500.1, 'vertical'], [false, 'tooHeavy']],
  ['3 is for steel', {}, ['steel', 100, 'horizontal'], [true, null]],
  ['3 is for wood', {}, ['wood', 100, 'horizontal'], [true, null]],
  ['3 is for plasterboard', {}, ['plasterboard', 30, 'horizontal'], [true, null]],
  ['3 is for sandwich', {}, ['sandwich', 30, 'horizontal'], [true, null]],
  ['no 1: no stone', {}, ['stone', 100, 'horizontal'], [false, 'material']],
  ['no 1: no concrete', {}, ['concrete', 100, 'horizontal'], [false, 'material']],
  ['1 is for stone', { useformaterial: [1] }, ['stone', 100, 'horizontal'], [true, null]],
  ['1 is for concrete', { useformaterial: [1] }, ['concrete', 100, 'vertical'], [true, null]],
  ['1 is not for glass', { useformaterial: [1] }, ['glass', 100, 'vertical'], [false, 'material']],
  ['0 is for nothing', { useformaterial: [0] }, ['glass', 1, 'horizontal'], [false, 'material']],
  ['89° is not upright', { tilt_deg: 89 }, ['glass', 100, 'vertical'], [false, 'position']],
  ['flat needs no tilt', { tilt_deg: null }, ['glass', 100, 'horizontal'], [true, null]],
  ['unknown tilt', { tilt_deg: null }, ['glass', 100, 'vertical'], [null, 'positionUnknown']],
  [
    'unknown capacity',
    { lift_capacity: null },
    ['glass', 1, 'vertical'],
    [null, 'capacityUnknown'],
  ],
  [
    'unknown material',
    { useformaterial: null },
    ['glass', 1, 'vertical'],
    [null, 'materialUnknown'],
  ],
  [
    'too heavy for certain beats unknown',
    { useformaterial: null },
    ['glass', 501, 'vertical'],
    [false, 'tooHeavy'],
  ],
  [
    'the wrong material beats the weight',
    { useformaterial: [1] },
    ['glass', 501, 'vertical'],
    [false, 'material'],
  ],
]

test.each(answers)('lifter: %s', (_, change, [material, weight, position], expected) => {
  const [answer] = judgeLifters([lifter(change)], { material, weight, position })
  expect([answer?.fits, answer?.reason]).toEqual(expected)
})

test('the lightest lifter that fits comes first, then the doubtful, then those that do not', () => {
  const lifters = [
    lifter({ product_slug: 'too-weak', weight: 1, lift_capacity: 10 }),
    lifter({ product_slug: 'doubtful', weight: 2, lift_capacity: null }),
    lifter({ product_slug: 'unknown-weight', weight: null }),
    lifter({ product_slug: 'heavy', weight: 90 }),
    lifter({ product_slug: 'light', weight: 40 }),
  ]
  const answer = judgeLifters(lifters, { material: 'glass', weight: 100, position: 'vertical' })
  expect(answer.map(({ product_slug }) => product_slug)).toEqual([
    'light',
    'heavy',
    'unknown-weight',
    'doubtful',
    'too-weak',
  ])
})
