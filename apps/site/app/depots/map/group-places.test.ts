import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPlaces } from './group-places.ts'

const at = (point: { x: number; y: number }) => point

test('places nearer than the reach are one group, in their order', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 3, y: 4 },
  ]
  expect(groupPlaces([a, b, c], at, 6)).toEqual([[a, c], [b]])
  expect(groupPlaces([a, b, c], at, 5)).toEqual([[a], [b], [c]])
})

test('every place is in one group, and no two groups begin within the reach', () => {
  const coordinate = fc.integer({ min: 0, max: 200 })
  const places = fc.array(fc.record({ x: coordinate, y: coordinate }))
  fc.assert(
    fc.property(places, (all) => {
      const groups = groupPlaces(all, at, 30)
      expect(groups.flat()).toHaveLength(all.length)
      const firsts = groups.flatMap(([first]) => (first === undefined ? [] : [first]))
      const near = firsts.filter((one) =>
        firsts.some((other) => other !== one && Math.hypot(one.x - other.x, one.y - other.y) < 30),
      )
      expect(near).toEqual([])
    }),
  )
})
