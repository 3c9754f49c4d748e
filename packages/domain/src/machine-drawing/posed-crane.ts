import { articulatedBoom, telescopicBoom } from './boom.ts'
import { craneParts } from './crane-parts.ts'
import { type DrawnMachine, sizeOf, standsOnLegs } from './machine-figures.ts'
import { legsFromSide } from './outriggers.ts'
import { placeParts } from './parts.ts'
import type { Point, Shape } from './shapes.ts'

/** The thickness of the boom's foot. */
export const boomThickness = (height: number, unitM: number) => Math.max(0.11 * height, 5 * unitM)

/** A crane from the side without its boom, on its outriggers if any; empty if its size is unknown. */
export function craneOnLegs(machine: DrawnMachine, unitM: number): Shape[] {
  const parts = craneParts[machine.kind]
  const { length, height, footLength } = sizeOf(machine)
  if (parts === undefined || length === null || height === null) return []
  const carrier = placeParts(parts.carrier, { x: 0, width: length, height })
  if (!standsOnLegs(machine.kind) || footLength === null) return carrier
  const legs = legsFromSide({
    root: [parts.legRoot[0] * length, parts.legRoot[1] * height],
    foot: footLength / 2,
    height: height * 0.5,
    thickness: boomThickness(height, unitM) * 0.7,
  })
  return [...legs, ...carrier]
}

/** The same with its boom from pivot to head; null if its size is unknown. */
export function posedCrane(
  machine: DrawnMachine,
  { pivot, head }: { pivot: Point; head: Point },
  unitM: number,
): Shape[] | null {
  const parts = craneParts[machine.kind]
  const { length, height } = sizeOf(machine)
  if (parts === undefined || length === null || height === null) return null
  const boom = machine.kind === 'articulated-crane' ? articulatedBoom : telescopicBoom
  const cylinderFoot: Point = [parts.cylinderFoot[0] * length, parts.cylinderFoot[1] * height]
  const thickness = boomThickness(height, unitM)
  return [...craneOnLegs(machine, unitM), ...boom({ pivot, head, thickness, cylinderFoot })]
}
