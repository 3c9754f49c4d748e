import type { StoredFigure } from '../catalogue/stored-figure.ts'
import { boomFootHeightM } from '../crane-selection/site-radius.ts'
import { craneParts } from '../machine-drawing/crane-parts.ts'
import type { MachineKind } from '../machine-drawing/machine-figures.ts'
import { roundDecimals } from '../primitives/round-decimals.ts'

/** Metres above the ground and from the crane's centre, negative behind it. */
export type BoomPivot = { height: number; offset: number }

/**
 * How far off an estimated pivot may be, in metres: a pivot fitted to the load charts of 16 demo
 * cranes lies at most this far above, below or behind it (docs/lift-plan.md).
 */
export const pivotMarginM = 1.1

/**
 * The pivot of the boom. The catalogue has no figure for it, so it is estimated from the drawing as a
 * share of the machine's transport size (mm), or for an unknown size as usual for mini cranes.
 */
export function boomPivot(
  kind: MachineKind | null,
  { length, height }: { length?: StoredFigure; height?: StoredFigure },
): BoomPivot {
  const parts = craneParts[kind ?? 'spider-crane']
  if (parts === undefined || length == null || height == null) {
    return { height: boomFootHeightM, offset: 0 }
  }
  const [alongLength, ofHeight] = parts.pivot
  return {
    height: roundDecimals((ofHeight * height) / 1000),
    offset: roundDecimals((alongLength * length) / 1000),
  }
}
