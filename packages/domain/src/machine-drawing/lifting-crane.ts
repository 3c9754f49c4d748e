import { hangingLoad } from './boom.ts'
import { craneParts } from './crane-parts.ts'
import { type DrawnMachine, sizeOf } from './machine-figures.ts'
import { placeParts } from './parts.ts'
import { craneOnLegs, posedCrane } from './posed-crane.ts'
import type { Point, Shape } from './shapes.ts'
import { heightAt, type RangeCorner } from './working-range.ts'

type Lifting = {
  machine: DrawnMachine
  /** The visitor's point, null when there is none. */
  point: Point | null
  /** Of the working range. */
  corners: readonly RangeCorner[]
}

/** The boom's head: above the visitor's point if in reach, else at the nearest or best corner. */
function headOf(
  corners: readonly RangeCorner[],
  point: Point | null,
  lowest: number,
): Point | null {
  const [best] = [...corners].sort((a, b) => b.radius * b.height - a.radius * a.height)
  if (best === undefined) return null
  if (point === null) return [best.radius, best.height]
  const [radius, height] = point
  const top = heightAt(corners, radius)
  if (top !== null && top >= height) return [radius, Math.min(top, Math.max(height, lowest))]
  const distance = (corner: RangeCorner) =>
    Math.hypot(corner.radius - radius, corner.height - height)
  const [nearest = best] = [...corners].sort((a, b) => distance(a) - distance(b))
  return [nearest.radius, nearest.height]
}

/** A crane on its outriggers with the boom extended, or stowed if its reach is unknown. */
export function liftingCrane({ machine, point, corners }: Lifting, unitM: number): Shape[] {
  const parts = craneParts[machine.kind]
  const { length, height } = sizeOf(machine)
  if (parts === undefined || length === null || height === null) return []
  const pivot: Point = [parts.pivot[0] * length, parts.pivot[1] * height]
  const head = headOf(corners, point, pivot[1] + 0.6)
  if (head === null) {
    const stowed = placeParts(parts.stowedBoom, { x: 0, width: length, height })
    return [...craneOnLegs(machine, unitM), ...stowed]
  }
  const isAtHead = point === null || head[0] !== point[0] || head[1] - point[1] < 8 * unitM
  const hook = isAtHead ? Math.max(head[1] - 10 * unitM, head[1] * 0.7) : point[1]
  return [...(posedCrane(machine, { pivot, head }, unitM) ?? []), ...hangingLoad(head, hook, unitM)]
}
