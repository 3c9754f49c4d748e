import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sketchedLift } from './sketched-lift.ts'
import { tightWays } from './tight-ways.ts'

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10)
const overAnEdge = fc.record({
  height: metres(0, 12),
  radius: metres(1, 8),
  weight: fc.constant(100),
  edge_distance: metres(1, 8),
  edge_height: metres(0, 8),
  load_length: metres(0.1, 4),
  load_height: metres(0.1, 2),
  sling_length: metres(0.5, 3),
})

test('over an edge, each free way is drawn as long as its clearance', () => {
  fc.assert(
    fc.property(overAnEdge, (values) => {
      const free = tightWays(sketchedLift({ kind: 'spider-crane' }, values)).filter(
        ({ clearance }) => clearance >= 0,
      )
      for (const { from, to, clearance } of free) {
        expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(clearance, 5)
      }
    }),
  )
})
