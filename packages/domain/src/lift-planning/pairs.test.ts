import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCranes, anyLift } from '../crane-selection/arbitraries.fixture.ts'
import { makesLift } from '../crane-selection/makes-lift.ts'
import { heldWeight, makePairs, mostPairs, type PairCrane, type PairLifter } from './pairs.ts'
import { headHeight } from './plan-scene.ts'

const row = (lift_weight: number, configuration = 'main', lift_height = 8) => ({
  lift_height,
  lift_radius: 8,
  lift_weight,
  configuration,
})
const crane = (slug: string, ...rows: PairCrane['rows']): PairCrane => ({
  slug,
  rows,
  configurations: [{ key: 'main' }, { key: 'jib' }],
})
const lifter = (product_slug: string, weight: number, capacity: number): PairLifter => ({
  product_slug,
  weight,
  capacity,
})
const values = { height: 5, radius: 5, weight: 180 }
const pairsOf = (cranes: PairCrane[], lifters: PairLifter[], change = {}) =>
  makePairs({
    values: { ...values, ...change },
    held: 180,
    cranes,
    lifters,
    headHeightOf: () => headHeight({ ...values, ...change }),
    priceOf: () => null,
  })
const names = (pairs: ReturnType<typeof pairsOf>) =>
  pairs.map((pair) => `${pair.crane.slug} ${pair.lifter.product_slug}`)

const vl500 = lifter('vl500', 40, 500)

// On the hook: 180 kg of glass, 40 kg of lifter, and the rigging where there is some.
test.each([
  // 220 of 400 kg is 55 %; 180 of 500 kg is 36 %.
  [400, 0, { total: 220, governedBy: 'crane', usedPercent: 55, word: 'good' }],
  // 220 · 1.25 = 275: just good. 220 of 275 kg is 80 %.
  [275, 0, { total: 220, governedBy: 'crane', usedPercent: 80, word: 'good' }],
  // 220 of 274 kg is 80.3 %, rounded up.
  [274, 0, { total: 220, governedBy: 'crane', usedPercent: 81, word: 'tight' }],
  // 220 + 20 = 240 of 240 kg: nothing left.
  [240, 20, { total: 240, governedBy: 'crane', usedPercent: 100, word: 'tight' }],
  // 220 of 1,000 kg is 22 %, less than the lifter's 36 %.
  [1_000, 0, { total: 220, governedBy: 'lifter', usedPercent: 36, word: 'good' }],
])('a crane that carries %d kg there, with %d kg of rigging', (capacity, rigging, expected) => {
  const [pair] = pairsOf([crane('a', row(capacity))], [vl500], { rigging })
  expect(pair).toMatchObject({ capacity, lifterMargin: 320, ...expected })
  expect(pair?.margin.weight).toBe(capacity - expected.total)
})

test.each([
  ['the crane is too weak for load and lifter', crane('a', row(219)), vl500, {}],
  ['the lifter carries less than the panel', crane('a', row(900)), lifter('b', 40, 179), {}],
  ['the crane has no load chart', crane('a'), vl500, {}],
  // The head is 5 + 2 + 1.5 = 8.5 m up, the chart ends at 8 m.
  [
    'the head is higher than the chart',
    crane('a', row(900)),
    vl500,
    { load_height: 2, sling_length: 1.5 },
  ],
])('no pair when %s', (_, weak, held, change) => {
  expect(pairsOf([weak], [held], change)).toEqual([])
})

test('a lifter that holds just the load makes a tight pair', () => {
  const [pair] = pairsOf([crane('a', row(900))], [lifter('vl180', 40, 180)])
  expect(pair).toMatchObject({
    lifterMargin: 0,
    governedBy: 'lifter',
    usedPercent: 100,
    word: 'tight',
  })
})

// 180 · 1.25 = 225.
test.each([
  [225, 'good'],
  [224, 'tight'],
])('a lifter of %d kg makes the pair %s', (capacity, word) => {
  const [pair] = pairsOf([crane('a', row(900))], [lifter('b', 40, capacity)])
  expect(pair?.word).toBe(word)
})

test('a crane that only reaches the head’s height with a jib is found with it', () => {
  // The plain crane makes the lift at 5 m, but its chart ends at 8 m, below the head at 8.5 m.
  const [pair] = pairsOf([crane('a', row(900), row(300, 'jib', 9))], [vl500], {
    load_height: 2,
    sling_length: 1.5,
  })
  expect(pair).toMatchObject({ configuration: 'jib', capacity: 300, usedPercent: 74 })
})

test('a crane is judged at the height of its head, not of the load', () => {
  // 900 kg up to 8 m, but 250 kg at the head's 8.5 m: 220 of 250 kg is 88 %.
  const weaker = crane('a', row(900), row(250, 'main', 9))
  const [pair] = pairsOf([weaker], [vl500], { load_height: 2, sling_length: 1.5 })
  expect(pair).toMatchObject({ capacity: 250, usedPercent: 88, word: 'tight' })
  expect(pair?.margin).toEqual({ height: 0.5, radius: 3, weight: 30 })
})

test('the plainest configuration that makes it, with its own margin', () => {
  const [pair] = pairsOf([crane('a', row(200), row(500, 'jib'))], [vl500])
  expect(pair).toMatchObject({ configuration: 'jib', capacity: 500 })
})

test('the smallest good margin comes first, then the larger ones, tight ones last', () => {
  const cranes = [
    crane('tightest', row(221)),
    crane('tight', row(270)),
    crane('large', row(900)),
    crane('small', row(280)),
  ]
  expect(names(pairsOf(cranes, [vl500]))).toEqual([
    'small vl500',
    'large vl500',
    'tight vl500',
    'tightest vl500',
  ])
})

test('each crane comes with its lightest lifter before any comes with a second one', () => {
  const cranes = [crane('large', row(900)), crane('small', row(400))]
  const lifters = [lifter('heavy', 90, 600), vl500]
  // 270 of 400 kg is 68 %, 220 of 400 kg 55 %.
  expect(names(pairsOf(cranes, lifters))).toEqual([
    'small vl500',
    'large vl500',
    'small heavy',
    'large heavy',
  ])
})

test('a heavier lifter with a good margin comes before a lighter one with a tight margin', () => {
  const lifters = [lifter('light', 20, 200), lifter('heavy', 90, 600)]
  expect(names(pairsOf([crane('a', row(900))], lifters))).toEqual(['a heavy', 'a light'])
})

test('among pairs of one margin the cheaper comes first, a price on request last', () => {
  const prices: Record<string, number | null> = { a: null, b: 900, c: 800 }
  const pairs = makePairs({
    values,
    held: 180,
    cranes: ['a', 'b', 'c'].map((slug) => crane(slug, row(400))),
    lifters: [vl500],
    headHeightOf: () => headHeight(values),
    priceOf: (pair) => prices[pair.crane.slug] ?? null,
  })
  expect(names(pairs)).toEqual(['c vl500', 'b vl500', 'a vl500'])
})

test.each([
  [180, 150, 180],
  [100, 150, 150],
])('a load of %d kg and a panel of %d kg count as %d kg', (weight, panel, expected) => {
  expect(heldWeight({ ...values, weight }, { weight: panel })).toBe(expected)
})

const anyLifters = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 3_000 })), {
    maxLength: 6,
  })
  .map((figures) =>
    figures.map(([weight, capacity], index) => lifter(`lifter-${index}`, weight, capacity)),
  )

test('all pairs make the lift, none is missing, and the order is unambiguous', () => {
  fc.assert(
    fc.property(anyCranes, anyLifters, anyLift, (cranes, lifters, lift) => {
      const headHeightOf = () => headHeight(lift)
      const request = { values: lift, held: lift.weight, headHeightOf, priceOf: () => 1 }
      const pairs = makePairs({ ...request, cranes, lifters })
      const made = cranes.flatMap((each) =>
        lifters
          .filter(({ weight, capacity }) => {
            const total = { ...lift, weight: Math.round((lift.weight + weight) * 1e6) / 1e6 }
            return capacity >= lift.weight && makesLift(each.rows, total)
          })
          .map(({ product_slug }) => `${each.slug} ${product_slug}`),
      )
      expect(pairs).toHaveLength(Math.min(mostPairs, made.length))
      expect(made).toEqual(expect.arrayContaining(names(pairs)))
      expect(new Set(names(pairs)).size).toBe(pairs.length)
      const reversed = { cranes: cranes.toReversed(), lifters: lifters.toReversed() }
      expect(names(makePairs({ ...request, ...reversed }))).toEqual(names(pairs))
    }),
  )
})
