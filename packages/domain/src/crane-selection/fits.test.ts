import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FitAnswer } from './fit-answer.ts'
import { fitsCorridor, longestRoundTurn } from './fits-corridor.ts'
import { fitsDoor } from './fits-door.ts'
import { fitsFloor } from './fits-floor.ts'
import { fitsSlope } from './fits-slope.ts'

const door = { width: 900, height: 2100 }

test.each<[string, Parameters<typeof fitsDoor>[0], FitAnswer]>([
  ['SPX532', { width: 770, height: 1950 }, { kind: 'yes', spare: 13, unit: 'cm' }],
  ['exactly', { width: 900, height: 2000 }, { kind: 'tight', spare: 0, unit: 'cm' }],
  ['4 cm', { width: 860, height: 1950 }, { kind: 'tight', spare: 4, unit: 'cm' }],
  ['5 cm', { width: 850, height: 1950 }, { kind: 'yes', spare: 5, unit: 'cm' }],
  [
    'too wide',
    { width: 901, height: 1950 },
    { kind: 'no', reason: 'tooWide', lack: 1, unit: 'cm' },
  ],
  [
    'too high',
    { width: 770, height: 2495 },
    { kind: 'no', reason: 'tooHigh', lack: 40, unit: 'cm' },
  ],
  ['width not known', { height: 1950 }, { kind: 'unknown', missing: ['width'] }],
  ['height not known', { width: 770, height: null }, { kind: 'unknown', missing: ['height'] }],
  [
    'not known but too high',
    { height: 2200 },
    { kind: 'no', reason: 'tooHigh', lack: 10, unit: 'cm' },
  ],
  ['nothing known', {}, { kind: 'unknown', missing: ['width', 'height'] }],
])('door 900 × 2100: %s', (_, machine, answer) => {
  expect(fitsDoor(machine, door)).toEqual(answer)
})

test('of a door with one known measure only that one is checked', () => {
  const machine = { width: 770, height: 2495 }
  const spare = { kind: 'yes', spare: 13, unit: 'cm' }
  expect(fitsDoor(machine, { width: 900, height: null })).toEqual(spare)
  expect(fitsDoor({ width: 770 }, { width: 900, height: null })).toEqual(spare)
  expect(fitsDoor(machine, { width: null, height: 2100 })).toMatchObject({ reason: 'tooHigh' })
})

test.each([
  // Equal corridors: the turn is narrowest at 45°, 2 (√2 · 1200 − 770) = 1854.1.
  [{ before: 1200, after: 1200 }, 770, 1854.1],
  // No width: the ladder, (8^(2/3) + 27^(2/3))^(3/2) = (4 + 9)^1.5 = 46.872.
  [{ before: 8, after: 27 }, 0, 46.9],
  [{ before: 27, after: 8 }, 0, 46.9],
])('longest round the turn %j, width %d: %d', (corridor, width, longest) => {
  expect(longestRoundTurn(corridor, width)).toBeCloseTo(longest, 1)
})

test.each<[string, Parameters<typeof fitsCorridor>[0], FitAnswer]>([
  ['long enough room', { width: 770, length: 1700 }, { kind: 'yes', spare: 15, unit: 'cm' }],
  ['narrow', { width: 770, length: 1800 }, { kind: 'tight', spare: 5, unit: 'cm' }],
  [
    'too long',
    { width: 770, length: 3220 },
    { kind: 'no', reason: 'tooLong', lack: 137, unit: 'cm' },
  ],
  [
    'too wide',
    { width: 1210, length: 3220 },
    { kind: 'no', reason: 'tooWide', lack: 1, unit: 'cm' },
  ],
  ['no length', { width: 770 }, { kind: 'unknown', missing: ['length'] }],
  ['no width', { length: 1700 }, { kind: 'unknown', missing: ['width'] }],
  [
    'no width, longer than a ladder',
    { length: 3400 },
    { kind: 'no', reason: 'tooLong', lack: 1, unit: 'cm' },
  ],
])('corridor 1200 by 1200: %s', (_, machine, answer) => {
  expect(fitsCorridor(machine, { before: 1200, after: 1200 })).toEqual(answer)
})

/** Turns the rectangle step by step, pushed into the outer corner, and looks at the inner corner. */
function turnsByTrying(size: { length: number; width: number }, a: number, b: number): boolean {
  for (let step = 0; step <= 20_000; step += 1) {
    const angle = (step / 20_000) * (Math.PI / 2)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    // Corners of the rectangle with its outer long side from (L cos, 0) to (0, L sin).
    const corners = [
      [size.length * cos, 0],
      [0, size.length * sin],
      [size.length * cos + size.width * sin, size.width * cos],
      [size.width * sin, size.length * sin + size.width * cos],
    ] as const
    const inOne = corners.every(([x]) => x <= a) || corners.every(([, y]) => y <= b)
    // The inner corner in the rectangle's own axes: along the width it must lie beyond the far side.
    const beyond = a * sin + b * cos - size.length * sin * cos
    if (!inOne && beyond < size.width) return false
  }
  return true
}

test('the formula agrees with turning the rectangle by brute force', () => {
  const mm = (min: number, max: number) => fc.integer({ min, max })
  fc.assert(
    fc.property(mm(600, 3000), mm(600, 3000), mm(300, 1500), mm(300, 6000), (a, b, w, l) => {
      fc.pre(w <= Math.min(a, b))
      const longest = longestRoundTurn({ before: a, after: b }, w)
      // Within a millimetre of the limit the steps of the trial decide, not the formula.
      fc.pre(Math.abs(longest - l) > 1)
      expect(turnsByTrying({ length: l, width: w }, a, b)).toBe(l < longest)
    }),
    { numRuns: 150 },
  )
})

test.each<[number | null | undefined, number, FitAnswer]>([
  [25, 10, { kind: 'yes', spare: 15, unit: 'deg' }],
  [25, 23, { kind: 'yes', spare: 2, unit: 'deg' }],
  [25, 23.1, { kind: 'tight', spare: 1.9, unit: 'deg' }],
  [18, 20, { kind: 'no', reason: 'tooSteep', lack: 2, unit: 'deg' }],
  [30, 30, { kind: 'tight', spare: 0, unit: 'deg' }],
  [30, 30.04, { kind: 'no', reason: 'tooSteep', lack: 0.1, unit: 'deg' }],
  [25, 23.04, { kind: 'tight', spare: 1.9, unit: 'deg' }],
  [20, 17.7, { kind: 'yes', spare: 2.3, unit: 'deg' }],
  [null, 1, { kind: 'unknown', missing: ['climb_deg'] }],
  [undefined, 1, { kind: 'unknown', missing: ['climb_deg'] }],
])('climbs %s° on a slope of %d°', (climbs, slope, answer) => {
  expect(fitsSlope({ climb_deg: climbs }, slope)).toEqual(answer)
})

const spx = { weight: 2560, length: 3220, width: 770 }

test.each<[string, Parameters<typeof fitsFloor>[0], number, FitAnswer]>([
  [
    'known pressure, strong floor',
    { ground_pressure: 0.63 },
    10_000,
    { kind: 'yes', spare: 3700, unit: 'kg/m2' },
  ],
  ['exactly', { ground_pressure: 0.63 }, 6300, { kind: 'tight', spare: 0, unit: 'kg/m2' }],
  [
    'weak floor',
    { ground_pressure: 0.63 },
    500,
    { kind: 'no', reason: 'tooHeavy', lack: 5800, unit: 'kg/m2' },
  ],
  ['unknown pressure is never yes', spx, 50_000, { kind: 'unknown', missing: ['ground_pressure'] }],
  [
    'but weight over outline can refuse',
    spx,
    500,
    { kind: 'no', reason: 'tooHeavy', lack: 533, unit: 'kg/m2' },
  ],
])('floor: %s', (_, machine, allowed, answer) => {
  expect(fitsFloor(machine, allowed)).toEqual(answer)
})
