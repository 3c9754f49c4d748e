import { articulatedBoom, telescopicBoom } from './boom.ts'
import { craneParts } from './crane-parts.ts'
import { type DrawnMachine, sizeOf, standsOnLegs } from './machine-figures.ts'
import { legsFromSide } from './outriggers.ts'
import { placeParts } from './parts.ts'
import type { Point, Shape } from './shapes.ts'

/** A crane on its outriggers with the boom from its foot to its head; null when its size is not known. */
export function posedCrane(
  machine: DrawnMachine,
  { pivot, head }: { pivot: Point; head: Point },
  unitM: number,
): Shape[] | null {
  const parts = craneParts[machine.kind]
  const { length, height, footLength } = sizeOf(machine)
  if (parts === undefined || length === null || height === null) return null
  const place = ([u, v]: Point): Point => [u * length, v * height]
  const thickness = Math.max(0.11 * height, 5 * unitM)
  const leg = { root: place(parts.legRoot), height: height * 0.5, thickness: thickness * 0.7 }
  const legs =
    standsOnLegs(machine.kind) && footLength !== null
      ? legsFromSide({ ...leg, foot: footLength / 2 })
      : []
  const boom = machine.kind === 'articulated-crane' ? articulatedBoom : telescopicBoom
  return [
    ...legs,
    ...placeParts(parts.carrier, { x: 0, width: length, height }),
    ...boom({ pivot, head, thickness, cylinderFoot: place(parts.cylinderFoot) }),
  ]
}
