import type { DrawnMachine } from '../machine-drawing/machine-figures.ts'
import type { View } from '../machine-drawing/shapes.ts'
import { liftFromAbove } from './lift-from-above.ts'
import { liftFromCrane } from './lift-from-crane.ts'
import { liftFromSide } from './lift-from-side.ts'
import type { PlanValues } from './plan-fields.ts'
import { sketchedLift } from './sketched-lift.ts'

/** A lift from three sides, each to scale: from the side, from above, and along the boom. */
export function liftViews(machine: DrawnMachine, values: PlanValues) {
  const lift = sketchedLift(machine, values)
  return {
    side: liftFromSide(lift),
    plan: liftFromAbove(lift),
    front: liftFromCrane(lift),
  } satisfies Record<string, View>
}
