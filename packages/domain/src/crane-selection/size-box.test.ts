import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heatOf, type SizeName, sizeBoxes, sizeEnds } from './size-box.ts'

const names = Object.keys(sizeEnds) as SizeName[]

test.each(names)('every %s is in exactly one range', (name) => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100_000, noNaN: true }), (size) => {
      const boxes = sizeBoxes(name).filter(
        ({ from, to }) => size > from && (to === null || size <= to),
      )
      expect(boxes).toHaveLength(1)
    }),
  )
})

test('the ranges have no gaps', () => {
  for (const name of names) {
    const boxes = sizeBoxes(name)
    expect(boxes[0]?.from).toBe(0)
    expect(boxes.at(-1)?.to).toBeNull()
    expect(boxes.slice(1).map(({ from }) => from)).toEqual(boxes.slice(0, -1).map(({ to }) => to))
  }
})

test.each([
  [0, 9, 0],
  [1, 100, 1],
  [5, 10, 2],
  [26, 100, 2],
  [10, 10, 4],
  [3, 0, 0],
])('%d searches of at most %d have the level %d', (number, most, heat) => {
  expect(heatOf(number, most)).toBe(heat)
})
