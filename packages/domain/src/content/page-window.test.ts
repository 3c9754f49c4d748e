import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostPagesShown, pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 9, [1, 2, 3, 4, 5, 6]],
  [3, 9, [1, 2, 3, 4, 5, 6]],
  [4, 9, [2, 3, 4, 5, 6, 7]],
  [5, 9, [3, 4, 5, 6, 7, 8]],
  [6, 9, [4, 5, 6, 7, 8, 9]],
  [9, 9, [4, 5, 6, 7, 8, 9]],
  [50, 100, [48, 49, 50, 51, 52, 53]],
  [1, 0, []],
])('at page %i of %i it shows %j', (current, count, shown) => {
  expect(pageWindow(current, count)).toEqual(shown)
})

test('it shows the current page, at most six in a row, and none that does not exist', () => {
  const pages = fc
    .integer({ min: 1, max: 300 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pages, ([current, count]) => {
      const shown = pageWindow(current, count)
      expect(shown).toContain(current)
      expect(shown).toHaveLength(Math.min(count, mostPagesShown))
      expect(shown.every((page, index) => page === (shown[0] ?? 0) + index)).toBe(true)
      expect([(shown[0] ?? 0) >= 1, (shown.at(-1) ?? 0) <= count]).toEqual([true, true])
    }),
  )
})
