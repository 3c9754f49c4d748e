import type { Point } from '../machine-drawing/shapes.ts'
import { nearestOnLine } from './obstacle.ts'
import type { SketchedLift } from './sketched-lift.ts'

/** A shortest way from the wall to boom or load. */
type Way = readonly [from: Point, to: Point]

/** The shortest ways that a plan's clearances are the lengths of, as far as they are known. */
export function tightWays(lift: SketchedLift): Way[] {
  if (lift.opening !== null) return waysThroughOpening(lift, lift.opening)
  if (lift.wall === null) return []
  return [toBoom(lift, [lift.wall.distance, lift.wall.below]), ...edgeToLoad(lift)]
}

function toBoom({ scene: { pivot }, head }: SketchedLift, corner: Point): Way {
  const [x, y] = corner
  const nearest = nearestOnLine({ x, y }, { x: pivot.offset, y: pivot.height }, head)
  return [corner, [nearest.x, nearest.y]]
}

function edgeToLoad({ scene }: SketchedLift): Way[] {
  const { radius, height, loadLength, loadHeight, edgeDistance, edgeHeight } = scene
  if (loadLength === null || loadHeight === null) return []
  const side = edgeDistance < radius ? -1 : 1
  const y = Math.max(height, Math.min(edgeHeight, height + loadHeight))
  return [
    [
      [edgeDistance, Math.min(edgeHeight, y)],
      [radius + (side * loadLength) / 2, y],
    ],
  ]
}

function waysThroughOpening(
  lift: SketchedLift,
  { scene, carryHeight }: NonNullable<SketchedLift['opening']>,
): Way[] {
  const { edgeDistance: wall, sill, top, loadHeight, slingLength } = scene
  if (loadHeight === null || slingLength === null) return []
  const { head } = lift
  const toCorner = toBoom(lift, [wall, top])
  const toCeiling: Way = [
    [head.x, top],
    [head.x, head.y],
  ]
  return [
    lengthOf(toCeiling) < lengthOf(toCorner) ? toCeiling : toCorner,
    toBoom(lift, [wall, sill]),
    [
      [wall, sill],
      [wall, carryHeight],
    ],
    ...wallToLoad(scene),
  ]
}

type Opening = NonNullable<SketchedLift['opening']>['scene']

/** Below the sill, where the load is lowered behind it. */
function wallToLoad({
  radius,
  height,
  edgeDistance,
  sill,
  loadLength,
  loadHeight,
}: Opening): Way[] {
  if (loadLength === null || loadHeight === null || height >= sill) return []
  const y = (height + Math.min(sill, height + loadHeight)) / 2
  return [
    [
      [edgeDistance, y],
      [radius - loadLength / 2, y],
    ],
  ]
}

export const lengthOf = ([from, to]: Way) => Math.hypot(to[0] - from[0], to[1] - from[1])
