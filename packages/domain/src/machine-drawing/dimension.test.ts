import { expect, test } from 'vitest'
import { horizontalDimension } from './dimension.ts'

// With a view unit of 1 m an arrow is 7 m long.
test.each([
  [21.5, 'inside', [7, 14.5]],
  [21, 'outside', [-7, 28]],
])('the arrows of a measure of %d are drawn %s its marks', (to, _, ends) => {
  const figure = { value: to, unit: 'm' } as const
  const measure = { from: 0, to, lane: 0, start: [0, 0], figure } as const
  const arrows = horizontalDimension(measure, 1).flatMap((shape) =>
    shape.kind === 'polygon' ? [shape.points.map(([x]) => x)] : [],
  )
  expect(arrows.map(([tip]) => tip)).toEqual([0, to])
  expect(arrows.map(([, end]) => end)).toEqual(ends)
})
