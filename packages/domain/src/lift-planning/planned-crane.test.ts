import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCranes, anyLift } from '../crane-selection/arbitraries.fixture.ts'
import { craneCapacity } from './planned-crane.ts'

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
