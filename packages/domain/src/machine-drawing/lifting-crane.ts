import { articulatedBoom, hangingLoad, telescopicBoom } from './boom.ts'
import { craneParts } from './crane-parts.ts'
import { type DrawnMachine, sizeOf, standsOnLegs } from './machine-figures.ts'
import { legsFromSide } from './outriggers.ts'
import { placeParts } from './parts.ts'
import type { Point, Shape } from './shapes.ts'
import { heightAt, type Stair } from './working-area.ts'

type Lifting = {
  machine: DrawnMachine
  /** The visitor's point, null when there is none. */
  point: Point | null
  /** Of the working range. */
  corners: readonly Stair[]
}

/** Where the boom's head is: above the visitor's point if the crane gets there, else at its best. */
function headOf(corners: readonly Stair[], point: Point | null, lowest: number): Point | null {
  const [best] = [...corners].sort((a, b) => b.radius * b.height - a.radius * a.height)
  if (best === undefined) return null
  if (point === null) return [best.radius, best.height]
  const [radius, height] = point
  const top = heightAt(corners, radius)
  if (top !== null && top >= height) return [radius, Math.min(top, Math.max(height, lowest))]
  const distance = (corner: Stair) => Math.hypot(corner.radius - radius, corner.height - height)
  const [nearest = best] = [...corners].sort((a, b) => distance(a) - distance(b))
  return [nearest.radius, nearest.height]
}

/** A crane on its outriggers with the boom out, or laid down when nothing says how far it reaches. */
export function liftingCrane({ machine, point, corners }: Lifting, unitM: number): Shape[] {
  const parts = craneParts[machine.kind]
  const { length, height, footLength } = sizeOf(machine)
  if (parts === undefined || length === null || height === null) return []
  const place = ([u, v]: Point): Point => [u * length, v * height]
  const pivot = place(parts.pivot)
  const thickness = Math.max(0.11 * height, 5 * unitM)
  const head = headOf(corners, point, pivot[1] + 0.6)
  const carrier = placeParts(parts.carrier, { x: 0, width: length, height })
  const onLegs = standsOnLegs(machine.kind) && footLength !== null
  const leg = { root: place(parts.legRoot), foot: (footLength ?? 0) / 2, height: height * 0.5 }
  const legs = onLegs ? legsFromSide({ ...leg, thickness: thickness * 0.7 }) : []
  if (head === null)
    return [...legs, ...carrier, ...placeParts(parts.stowedBoom, { x: 0, width: length, height })]
  const pose = {
    pivot,
    head,
    cylinderFoot: place(parts.cylinderFoot),
    thickness,
  }
  const boom = machine.kind === 'articulated-crane' ? articulatedBoom(pose) : telescopicBoom(pose)
  const isAtHead = point === null || head[0] !== point[0] || head[1] - point[1] < 8 * unitM
  const hook = isAtHead ? Math.max(head[1] - 10 * unitM, head[1] * 0.7) : point[1]
  return [...legs, ...carrier, ...hangingLoad(head, hook, unitM), ...boom]
}
