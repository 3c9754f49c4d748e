import { roundDecimals } from '../primitives/round-decimals.ts'
import type { BoomPivot } from './boom-pivot.ts'

/**
 * Metres; the crane's centre is at 0. The edge is the top of a wall that goes down from it; the
 * load's underside lands at `height` and `radius`.
 */
export type ObstacleScene = {
  pivot: BoomPivot
  radius: number
  height: number
  edgeDistance: number
  edgeHeight: number
  /** Null when not known. */
  loadLength: number | null
  loadHeight: number | null
  slingLength: number | null
}
export type Obstacle = {
  pivot_height: number
  pivot_offset: number
  pivot_estimated: boolean
  boom_angle: number
  boom_length: number
  boom_clearance: number
  load_clearance: number | null
  passes: boolean | null
  reason?: 'loadSizeUnknown'
}

/**
 * Free space between boom or load and an edge, metres. The same half metre as in the selector's
 * help with the radius.
 */
export const leastClearanceM = 0.5

type Point = { x: number; y: number }

/** The boom's head, above load and slings. Unknown sizes count as 0, which gives a lower boom. */
export function boomHead({ radius, height, loadHeight, slingLength }: ObstacleScene): Point {
  return { x: radius, y: height + (loadHeight ?? 0) + (slingLength ?? 0) }
}

/** The boom's angle in degrees and length. */
export function boomPose(pivot: BoomPivot, head: Point) {
  const [dx, dy] = [head.x - pivot.offset, head.y - pivot.height]
  return {
    boom_angle: roundDecimals((Math.atan2(dy, dx) * 180) / Math.PI),
    boom_length: roundDecimals(Math.hypot(dx, dy)),
  }
}

/** Whether the crane reaches over the edge, and its clearances. A negative clearance is a collision. */
export function clearObstacle(scene: ObstacleScene): Obstacle {
  const { pivot } = scene
  const foot = { x: pivot.offset, y: pivot.height }
  const head = boomHead(scene)
  // Rounded before it is judged: 0.5 m may be calculated as 0.4999999999999998.
  const boom = roundDecimals(boomClearance(foot, head, scene))
  const load = loadClearance(scene)
  const isBoomClear = boom >= leastClearanceM
  const answer = {
    pivot_height: pivot.height,
    pivot_offset: pivot.offset,
    pivot_estimated: true,
    ...boomPose(pivot, head),
    boom_clearance: boom,
  }
  if (load === null) {
    const passes = isBoomClear ? null : false
    return { ...answer, load_clearance: null, passes, reason: 'loadSizeUnknown' }
  }
  return {
    ...answer,
    load_clearance: load,
    passes: isBoomClear && load >= leastClearanceM,
  }
}

type Edge = Pick<ObstacleScene, 'edgeDistance' | 'edgeHeight'>

/** The distance from a point to the wall below the edge. */
function distanceToWall({ x, y }: Point, { edgeDistance, edgeHeight }: Edge): number {
  return Math.hypot(x - edgeDistance, Math.max(0, y - edgeHeight))
}

/** The point of a line segment that is nearest to another point. */
export function nearestOnLine(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared
  const share = Math.min(1, Math.max(0, along))
  return { x: from.x + share * dx, y: from.y + share * dy }
}

/** The boom's clearance; for a boom through the wall its depth below the edge, negative. */
export function boomClearance(foot: Point, head: Point, edge: Edge): number {
  const corner = { x: edge.edgeDistance, y: edge.edgeHeight }
  const nearest = nearestOnLine(corner, foot, head)
  const toCorner = Math.hypot(nearest.x - corner.x, nearest.y - corner.y)
  if (crossesWall(foot, head, edge)) return -toCorner
  return Math.min(toCorner, distanceToWall(foot, edge), distanceToWall(head, edge))
}

function crossesWall(foot: Point, head: Point, { edgeDistance, edgeHeight }: Edge): boolean {
  const [left, right] = foot.x <= head.x ? [foot, head] : [head, foot]
  if (edgeDistance < left.x || edgeDistance > right.x) return false
  if (left.x === right.x) return Math.min(left.y, right.y) < edgeHeight
  const share = (edgeDistance - left.x) / (right.x - left.x)
  return left.y + share * (right.y - left.y) < edgeHeight
}

/** The load's clearance; for a load within the wall the shortest way out, negative. */
function loadClearance(scene: ObstacleScene): number | null {
  const { radius, height, edgeDistance, edgeHeight, loadLength, loadHeight } = scene
  if (loadLength === null || loadHeight === null) return null
  const left = radius - loadLength / 2
  const right = radius + loadLength / 2
  const below = edgeHeight - height
  if (left < edgeDistance && edgeDistance < right && below > 0) {
    return roundDecimals(-Math.min(below, right - edgeDistance, edgeDistance - left))
  }
  const aside = Math.max(left - edgeDistance, edgeDistance - right, 0)
  return roundDecimals(Math.hypot(aside, Math.max(0, -below)))
}
