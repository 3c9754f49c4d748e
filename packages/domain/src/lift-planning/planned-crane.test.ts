import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCranes, anyLift } from '../crane-selection/arbitraries.fixture.ts'
import { capacityWithHead, carriesWithHead, craneCapacity } from './planned-crane.ts'

const row = (lift_height: number, lift_radius: number, lift_weight: number, key = 'main') => ({
  lift_height,
  lift_radius,
  lift_weight,
  configuration: key,
})
const configurations = [{ key: 'main' }, { key: 'jib' }]

test.each([
  ['the plain crane makes it', 300, { configuration: 'main', capacity: 400 }],
  ['only the jib makes it', 500, { configuration: 'jib', capacity: 600 }],
  ['neither makes it: the one that carries most', 700, { configuration: 'jib', capacity: 600 }],
])('%s', (_, weight, expected) => {
  const rows = [row(6, 5, 400), row(6, 5, 600, 'jib'), row(9, 2, 900)]
  const answer = craneCapacity({ rows, configurations }, { height: 5, radius: 5, weight })
  expect(answer).toMatchObject(expected)
  expect(answer.margin?.weight).toBe((answer.capacity ?? 0) - weight)
})

test('of configurations that carry as little the plainest is named', () => {
  const rows = [row(6, 5, 400), row(6, 5, 400, 'jib')]
  const answer = craneCapacity({ rows, configurations }, { height: 5, radius: 5, weight: 700 })
  expect(answer).toMatchObject({ configuration: 'main', capacity: 400 })
})

test('without a row that reaches there is no capacity', () => {
  const lift = { height: 7, radius: 5, weight: 1 }
  const unknown = { configuration: null, capacity: null, margin: null }
  expect(craneCapacity({ rows: [row(6, 9, 400)], configurations }, lift)).toEqual({
    ...unknown,
    reason: 'outOfReach',
  })
  expect(craneCapacity({ rows: [], configurations }, lift)).toEqual({
    ...unknown,
    reason: 'noLoadChart',
  })
})

test('the capacity is the greatest weight of one row of the configuration that reaches', () => {
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => {
      for (const { rows, configurations: keys } of cranes) {
        const answer = craneCapacity({ rows, configurations: keys }, lift)
        const weights = rows
          .filter(({ configuration }) => configuration === answer.configuration)
          .filter((each) => each.lift_height >= lift.height && each.lift_radius >= lift.radius)
          .map((each) => each.lift_weight)
        expect(answer.capacity).toBe(weights.length === 0 ? null : Math.max(...weights))
      }
    }),
  )
})

// The plain crane carries more, the jib reaches higher.
const jibbed = { rows: [row(6, 5, 400), row(9, 5, 300, 'jib'), row(5, 5, 500)], configurations }
test.each([
  ['at the load', 5, 250, { configuration: 'main', capacity: 500 }],
  ['as high as the plain crane', 6, 250, { configuration: 'main', capacity: 500 }],
  ['as high as the jib only', 7, 250, { configuration: 'jib', capacity: 300 }],
  ['as high as the jib, for its whole capacity', 9, 300, { configuration: 'jib', capacity: 300 }],
])('the head %s', (_, head, weight, expected) => {
  const lift = { height: 5, radius: 5, weight }
  expect(carriesWithHead(jibbed, lift, head)).toBe(true)
  expect(capacityWithHead(jibbed, lift, head)).toMatchObject(expected)
})

test.each([
  ['too heavy for the jib', 9, 301],
  ['higher than any row', 9.1, 1],
])('a head where the lift is %s: the capacity at the load', (_, head, weight) => {
  const lift = { height: 5, radius: 5, weight }
  expect(carriesWithHead(jibbed, lift, head)).toBe(false)
  expect(capacityWithHead(jibbed, lift, head)).toEqual(craneCapacity(jibbed, lift))
})

test('the capacity at the height of the lift is that of the configuration that carries with the head that high', () => {
  fc.assert(
    fc.property(
      anyCranes,
      anyLift,
      fc.double({ min: 0, max: 10, noNaN: true }),
      (all, lift, up) => {
        const head = lift.height + up
        for (const crane of all) {
          const { configuration, capacity } = capacityWithHead(crane, lift, head)
          const own = crane.rows.filter(
            (each) => each.configuration === configuration && each.lift_radius >= lift.radius,
          )
          const reaching = own.filter((each) => each.lift_height >= lift.height)
          const most = Math.max(...reaching.map((each) => each.lift_weight))
          expect(capacity).toBe(reaching.length === 0 ? null : most)
          const carries = own.some(
            (each) => each.lift_height >= head && each.lift_weight >= lift.weight,
          )
          expect(carriesWithHead(crane, lift, head)).toBe(carries)
        }
      },
    ),
  )
})
