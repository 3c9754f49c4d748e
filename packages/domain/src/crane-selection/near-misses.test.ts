import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCranes, anyLift } from './arbitraries.fixture.ts'
import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'
import { type NearMissChange, nearMisses } from './near-misses.ts'
import { realCranes } from './real-cranes.fixture.ts'

const row = (height: number, radius: number, weight: number) => ({
  lift_height: height,
  lift_radius: radius,
  lift_weight: weight,
})
const one = (...rows: CraneRow[]) => [{ slug: 'x', weight: 1000, rows }]
const fields = { lower: 'height', closer: 'radius', lighter: 'weight' } as const
const steps = { lower: 10, closer: 10, lighter: 1 } as const

test.each<[string, CraneRow[], Lift, { change: NearMissChange; by: number } | null]>([
  [
    'closer',
    [row(10, 8.41, 500)],
    { height: 5, radius: 9, weight: 100 },
    { change: 'closer', by: 0.6 },
  ],
  [
    'closer, also past a figure that a spreadsheet has calculated',
    [row(10, 8.399999999999999, 500)],
    { height: 5, radius: 9, weight: 100 },
    { change: 'closer', by: 0.7 },
  ],
  [
    'lower',
    [row(9.95, 9, 500)],
    { height: 10, radius: 9, weight: 100 },
    { change: 'lower', by: 0.1 },
  ],
  [
    'lighter',
    [row(10, 9, 97)],
    { height: 5, radius: 9, weight: 100 },
    { change: 'lighter', by: 3 },
  ],
  [
    'the smaller share of two',
    [row(10, 9, 97), row(10, 8.8, 500)],
    { height: 5, radius: 9, weight: 100 },
    { change: 'closer', by: 0.2 },
  ],
  ['nothing when it is a hit', [row(10, 9, 500)], { height: 5, radius: 9, weight: 100 }, null],
  [
    'nothing when two figures are short',
    [row(4, 4, 500)],
    { height: 5, radius: 5, weight: 1 },
    null,
  ],
  ['nothing without rows', [], { height: 5, radius: 5, weight: 1 }, null],
])('%s', (_, rows, lift, expected) => {
  const [miss] = nearMisses(one(...rows), lift)
  if (expected === null) expect(miss).toBeUndefined()
  else expect(miss).toMatchObject(expected)
})

test('the weight of slings and lifter cannot be reduced', () => {
  const lift = { height: 5, radius: 5, weight: 250 }
  expect(nearMisses(one(row(9, 9, 100)), lift, 50)).toHaveLength(1)
  expect(nearMisses(one(row(9, 9, 100)), lift, 100)).toEqual([])
})

test('applying any near miss gives a hit, and one step less does not', () => {
  const check = (lift: Lift, misses: ReturnType<typeof nearMisses>) => {
    for (const { crane, change, by, lift: changed } of misses) {
      const field = fields[change]
      const less = lift[field] - by + 1 / steps[change]
      expect(makesLift(crane.rows, changed)).toBe(true)
      expect(changed[field]).toBeCloseTo(lift[field] - by, 8)
      expect(makesLift(crane.rows, { ...lift, [field]: less - 1e-9 })).toBe(false)
    }
  }
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => check(lift, nearMisses(cranes, lift))),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(anyLift, (lift) => check(lift, nearMisses(realCranes, lift))),
    { numRuns: 100 },
  )
})

/** The smallest share among all single changes, found by trying every step. */
function bruteForce(rows: readonly CraneRow[], lift: Lift): number | null {
  const shares = Object.entries(fields).flatMap(([change, field]) => {
    const perUnit = steps[change as NearMissChange]
    for (let step = 1; step / perUnit < lift[field] - 1e-9; step += 1) {
      const value = Math.round((lift[field] - step / perUnit) * 1e9) / 1e9
      if (makesLift(rows, { ...lift, [field]: value })) return [step / perUnit / lift[field]]
    }
    return []
  })
  return shares.length === 0 ? null : Math.min(...shares)
}

test('no single change is smaller than the one shown (brute force over every step)', () => {
  const smallLift = fc.record({
    height: fc.integer({ min: 1, max: 120 }).map((n) => n / 8),
    radius: fc.integer({ min: 1, max: 120 }).map((n) => n / 8),
    weight: fc.integer({ min: 1, max: 600 }),
  })
  const smallRow = fc
    .tuple(
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 1, max: 600 }),
    )
    .map(([height, radius, weight]) => row(height / 10, radius / 10, weight))
  fc.assert(
    fc.property(fc.array(smallRow, { maxLength: 5 }), smallLift, (rows, lift) => {
      fc.pre(!makesLift(rows, lift))
      const [miss] = nearMisses(one(...rows), lift)
      expect(miss?.share ?? null).toBe(bruteForce(rows, lift))
    }),
    { numRuns: 400 },
  )
})

test('the smallest share comes first', () => {
  fc.assert(
    fc.property(anyLift, (lift) => {
      const shares = nearMisses(realCranes, lift).map((miss) => miss.share)
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
    }),
  )
})
