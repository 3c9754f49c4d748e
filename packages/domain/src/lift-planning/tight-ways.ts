import type { Point } from '../machine-drawing/shapes.ts'
import { clearObstacle, nearestOnLine } from './obstacle.ts'
import { clearOpening, type OpeningScene } from './opening.ts'
import type { SketchedLift, SketchedWall } from './sketched-lift.ts'

/** The shortest line from the wall to boom or load; its label is at its middle, or below `from`. */
export type TightWay = { from: Point; to: Point; clearance: number; isLabelBelow: boolean }

/** The lines of a plan's known clearances. */
export function tightWays(lift: SketchedLift): TightWay[] {
  const { wall, opening } = lift
  if (opening !== null) return waysThroughOpening(lift, opening)
  return wall === null ? [] : waysOverEdge(lift, wall)
}

function placeOnBoom({ scene: { pivot }, head }: SketchedLift, [x, y]: Point): Point {
  const nearest = nearestOnLine({ x, y }, { x: pivot.offset, y: pivot.height }, head)
  return [nearest.x, nearest.y]
}

function waysOverEdge(lift: SketchedLift, { distance, below }: SketchedWall): TightWay[] {
  const { scene, head } = lift
  const { boom_clearance: boom, load_clearance: load } = clearObstacle(scene)
  const { radius, height, loadLength, loadHeight } = scene
  const corner: Point = [distance, below]
  // In front of the wall the head is nearest, level with it.
  const isInFront = head.x < distance && head.y < below
  const toBoom: TightWay = {
    from: isInFront ? [distance, head.y] : corner,
    to: isInFront ? [head.x, head.y] : placeOnBoom(lift, corner),
    clearance: boom,
    isLabelBelow: false,
  }
  if (load === null || loadLength === null || loadHeight === null) return [toBoom]
  const [left, right] = [radius - loadLength / 2, radius + loadLength / 2]
  const side = distance < radius ? left : right
  const y = Math.max(height, Math.min(below, height + loadHeight))
  const toLoad: TightWay = {
    from: [distance, Math.min(below, y)],
    // Straight up to a load above the edge, else to its nearer side.
    to: [height < below ? side : Math.max(left, Math.min(distance, right)), y],
    clearance: load,
    isLabelBelow: false,
  }
  return [toBoom, toLoad]
}

function waysThroughOpening(lift: SketchedLift, scene: OpeningScene): TightWay[] {
  const { edgeDistance: wall, sill, top, height, radius, loadLength } = scene
  const answer = clearOpening(scene)
  const { boom_top_clearance: boomTop, boom_sill_clearance: boomSill } = answer
  const { load_sill_clearance: loadSill, load_wall_clearance: loadWall } = answer
  if (boomTop === null || boomSill === null || loadSill === null) return []
  const { head } = lift
  const [sillCorner, topCorner]: [Point, Point] = [
    [wall, sill],
    [wall, top],
  ]
  // The head is nearest to the ceiling, or the boom to the wall above.
  const isHead = Math.abs(top - head.y - boomTop) < 1e-5
  const toTop: Pick<TightWay, 'from' | 'to'> = isHead
    ? { from: [head.x, top], to: [head.x, head.y] }
    : { from: topCorner, to: placeOnBoom(lift, topCorner) }
  const ways: TightWay[] = [
    { ...toTop, clearance: boomTop, isLabelBelow: true },
    {
      from: sillCorner,
      to: placeOnBoom(lift, sillCorner),
      clearance: boomSill,
      isLabelBelow: true,
    },
    {
      from: sillCorner,
      to: [wall, answer.carry_height],
      clearance: loadSill,
      isLabelBelow: false,
    },
  ]
  if (loadWall === null || loadLength === null) return ways
  const to: Point = [radius - loadLength / 2, height]
  return [...ways, { from: [wall, height], to, clearance: loadWall, isLabelBelow: true }]
}
