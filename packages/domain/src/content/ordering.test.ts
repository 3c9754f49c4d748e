import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Placed, waysToPlace } from './ordering.ts'

const list = [
  { id: 1, order: 10 },
  { id: 2, order: 20 },
  { id: 3, order: 21 },
  { id: 4, order: 22 },
]

test.each([
  ['into a gap', 4, 2, [[{ id: 4, order: 15 }]]],
  ['to the front', 3, 1, [[{ id: 3, order: 0 }]]],
  ['to the end', 1, null, [[{ id: 1, order: 32 }]]],
  ['before itself', 2, 2, [[]]],
  ['to where it stands', 1, 2, [[]]],
  ['of nobody', 9, 1, [[]]],
] as const)('a move %s', (_, id, before, expected) => {
  expect(waysToPlace(list, id, before)).toEqual(expected)
})

test('without a free number the items of one side are moved, fewest changes first', () => {
  expect(waysToPlace(list, 1, 3)).toEqual([
    [
      { id: 1, order: 20 },
      { id: 2, order: 19 },
    ],
    [
      { id: 1, order: 21 },
      { id: 3, order: 22 },
      { id: 4, order: 23 },
    ],
  ])
})

const byOrder = (a: Placed, b: Placed) => a.order - b.order || a.id - b.id
const lists = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 40 }), order: fc.integer({ min: -5, max: 5 }) }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 15 },
)

test('each way places the item and keeps the order of all others', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (some, one, other) => {
      const sorted = some.toSorted(byOrder)
      const moved = sorted[one % sorted.length]?.id ?? 0
      const before = sorted[other % (sorted.length + 1)]?.id ?? null
      fc.pre(moved !== before)
      const others = sorted.map(({ id }) => id).filter((id) => id !== moved)
      const at = before === null ? others.length : others.indexOf(before)
      for (const way of waysToPlace(sorted, moved, before)) {
        const fresh = new Map(way.map(({ id, order }) => [id, order]))
        const after = sorted
          .map(({ id, order }) => ({ id, order: fresh.get(id) ?? order }))
          .toSorted(byOrder)
          .map(({ id }) => id)
        expect(after).toEqual(others.toSpliced(at, 0, moved))
      }
    }),
  )
})
