import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundDecimals } from '../primitives/round-decimals.ts'
import { anyCranes, anyLift, anyRows } from './arbitraries.fixture.ts'
import { bestRow } from './best-row.ts'
import type { Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'
import { goodMargin, marginWord } from './margin-word.ts'
import { type ConfiguredCrane, selectCranes } from './select-cranes.ts'

const row = (height: number, radius: number, weight: number) => ({
  lift_height: height,
  lift_radius: radius,
  lift_weight: weight,
  configuration: 'main',
})
const withJib = (height: number, radius: number, weight: number) => ({
  ...row(height, radius, weight),
  configuration: 'jib',
})
const crane = (slug: string, weight: number | null, ...rows: ReturnType<typeof row>[]) => ({
  slug,
  weight,
  rows,
  configurations: [{ key: 'main' }, { key: 'jib' }],
})

test('the smallest machine comes first, then the larger weight margin, unknown weight last', () => {
  const cranes = [
    crane('unknown', null, row(9, 9, 900)),
    crane('b-small-weak', 1000, row(9, 9, 200)),
    crane('large', 3000, row(9, 9, 900)),
    crane('c-small-strong', 1000, row(9, 9, 300)),
    crane('a-small-weak', 1000, row(9, 9, 200)),
    crane('too-low', 500, row(4, 9, 900)),
  ]
  const hits = selectCranes(cranes, { height: 5, radius: 5, weight: 100 })
  expect(hits.map((hit) => hit.crane.slug)).toEqual([
    'c-small-strong',
    'a-small-weak',
    'b-small-weak',
    'large',
    'unknown',
  ])
})

test('the best row has the largest weight margin and its margins are differences', () => {
  const lift = { height: 5.1, radius: 5.2, weight: 100 }
  const [hit] = selectCranes([crane('x', 1, row(9, 9, 150), row(5.3, 5.3, 400))], lift)
  expect(hit).toEqual({
    crane: expect.objectContaining({ slug: 'x' }),
    configuration: 'main',
    row: row(5.3, 5.3, 400),
    margin: { height: 0.2, radius: 0.1, weight: 300 },
    usedPercent: 25,
    word: 'good',
  })
})

test.each([
  ['both make it: the plain crane, with its own margin', { radius: 4, weight: 300 }, 'main', 100],
  ['only the jib reaches', { radius: 6, weight: 300 }, 'jib', 200],
])('the plainest configuration is selected: %s', (_, lift, configuration, spare) => {
  const [hit] = selectCranes([crane('x', 1, withJib(9, 7, 500), row(9, 5, 400))], {
    height: 5,
    ...lift,
  })
  expect(hit?.configuration).toBe(configuration)
  expect(hit?.margin.weight).toBe(spare)
})

test('a hit’s row is of its configuration, and no plainer one makes the lift', () => {
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => {
      for (const hit of selectCranes(cranes, lift)) {
        const { rows, configurations } = hit.crane
        const making = rows.filter((r) => makesLift([r], lift)).map((r) => r.configuration)
        const plainest = configurations.find(({ key }) => making.includes(key))
        expect(hit.row).toMatchObject({ configuration: plainest?.key })
        expect(hit.configuration).toBe(plainest?.key)
        expect(makesLift([hit.row], lift)).toBe(true)
      }
    }),
  )
})

test('configurations change neither the selected cranes nor their order', () => {
  const slugs = (cranes: ConfiguredCrane[], lift: Lift) =>
    selectCranes(cranes, lift).map((hit) => hit.crane.slug)
  const plain = (cranes: ConfiguredCrane[]) =>
    cranes.map((each) => ({
      ...each,
      rows: each.rows.map((r) => ({ ...r, configuration: 'main' })),
    }))
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => {
      expect(slugs(cranes, lift)).toEqual(slugs(plain(cranes), lift))
    }),
    { numRuns: 10_000 },
  )
})

test.each<[string, Lift, string]>([
  ['on the edge', { height: 10, radius: 10, weight: 1000 }, 'tight'],
  ['exactly the reserve', { height: 9.5, radius: 9.5, weight: 800 }, 'good'],
  ['a little too heavy', { height: 9.5, radius: 9.5, weight: 801 }, 'tight'],
  ['a little too high', { height: 9.6, radius: 9.5, weight: 800 }, 'tight'],
  ['a little too far', { height: 9.5, radius: 9.6, weight: 800 }, 'tight'],
])('margin word %s', (_, lift, word) => {
  expect(marginWord([row(10, 10, 1000)], lift)).toBe(word)
})

test('exactly the reserve is a good margin at every height and radius', () => {
  for (let cm = 1; cm <= 3000; cm += 1) {
    const lift = { height: cm / 100, radius: cm / 100, weight: 100 }
    const reach = (cm + 50) / 100
    expect(marginWord([row(reach, reach, 125)], lift), `${cm} cm`).toBe('good')
  }
})

test('the selection equals a check of every row', () => {
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => {
      const expected = cranes.filter((candidate) =>
        candidate.rows.some(
          (r) =>
            !(r.lift_height < lift.height) &&
            !(r.lift_radius < lift.radius) &&
            !(r.lift_weight < lift.weight),
        ),
      )
      const hits = selectCranes(cranes, lift)
      expect(hits.map((hit) => hit.crane.slug).sort()).toEqual(expected.map((c) => c.slug).sort())
      expect(hits.every(({ usedPercent }) => usedPercent > 0 && usedPercent <= 100)).toBe(true)
    }),
  )
})

test('the order does not depend on the order of the cranes', () => {
  const slugs = (cranes: ConfiguredCrane[], lift: Lift) =>
    selectCranes(cranes, lift).map((hit) => hit.crane.slug)
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => {
      expect(slugs(cranes.toReversed(), lift)).toEqual(slugs(cranes, lift))
    }),
  )
})

test('no row that makes the lift has a larger weight than the best row', () => {
  fc.assert(
    fc.property(anyRows, anyLift, (rows, lift) => {
      const best = bestRow(rows, lift)
      const making = rows.filter((r) => makesLift([r], lift))
      expect(best === null).toBe(making.length === 0)
      if (best !== null) {
        expect(making).toContain(best)
        expect(Math.max(...making.map((r) => r.lift_weight))).toBe(best.lift_weight)
      }
    }),
  )
})

test('of rows with equal weight the one that reaches further is the best, then the higher', () => {
  const lift = { height: 2, radius: 2, weight: 100 }
  const [near, far, high] = [row(9, 2, 500), row(3, 4, 500), row(5, 4, 500)]
  expect(bestRow([near, far], lift)).toBe(far)
  expect(bestRow([high, near, far], lift)).toBe(high)
})

test('a crane with a good margin makes the lifts with margin', () => {
  fc.assert(
    fc.property(anyRows, anyLift, (rows, lift) => {
      if (marginWord(rows, lift) !== 'good') return
      const { heightM, radiusM, weightFactor } = goodMargin
      const grown = [
        { ...lift, height: roundDecimals(lift.height + heightM) },
        { ...lift, radius: roundDecimals(lift.radius + radiusM) },
        { ...lift, weight: lift.weight * weightFactor },
      ]
      expect(grown.every((more) => makesLift(rows, more))).toBe(true)
    }),
  )
})
