import { boomFootHeightM } from '../crane-selection/site-radius.ts'
import { craneParts } from '../machine-drawing/crane-parts.ts'
import type { MachineKind } from '../machine-drawing/machine-figures.ts'
import { tidy } from './tidy.ts'

/** Metres above the ground and from the crane's centre, negative behind it. */
export type BoomPivot = { height: number; offset: number; isEstimated: boolean }

/**
 * How far off an estimated pivot may be, in metres: a pivot fitted to the load charts of 16 demo
 * cranes lies at most this far above, below or behind it (docs/lift-plan.md).
 */
export const pivotMarginM = 1.1

type Figure = number | null | undefined

/**
 * Where the boom turns. No maker's figure of it is in the catalogue, so it is where the drawing has
 * it: a share of the machine's transport size (mm). Of unknown size: the usual foot of a mini
 * crane's boom, above the centre.
 */
export function boomPivot(
  kind: MachineKind | null,
  { length, height }: { length?: Figure; height?: Figure },
): BoomPivot {
  const parts = craneParts[kind ?? 'spider-crane']
  if (parts === undefined || typeof length !== 'number' || typeof height !== 'number') {
    return { height: boomFootHeightM, offset: 0, isEstimated: true }
  }
  const [alongLength, ofHeight] = parts.pivot
  return {
    height: tidy((ofHeight * height) / 1000),
    offset: tidy((alongLength * length) / 1000),
    isEstimated: true,
  }
}
