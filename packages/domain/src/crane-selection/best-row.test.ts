import { expect, test } from 'vitest'
import { usedPercent } from './best-row.ts'

test.each([
  [16.1, 1610, 1],
  [290.3, 2903, 10],
  [5, 500, 1],
  [5.01, 500, 2],
  [500, 500, 100],
])(
  'of %d kg with %d kg at most the percent is rounded up, without rounding errors',
  (weight, most, percent) => {
    const row = { lift_height: 1, lift_radius: 1, lift_weight: most }
    expect(usedPercent(row, { height: 1, radius: 1, weight })).toBe(percent)
  },
)
