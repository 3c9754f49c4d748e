import { expect, test } from 'vitest'
import { wallSection } from './wall-section.ts'

test.each([12, 14.5])('the hatching of a wall of %d m ends at its top', (top) => {
  const heights = wallSection({ left: 0, bottom: 0, top }, 0.5).flatMap((shape) =>
    'points' in shape ? shape.points.map(([, y]) => y) : [],
  )
  expect(Math.max(...heights)).toBe(top)
})
