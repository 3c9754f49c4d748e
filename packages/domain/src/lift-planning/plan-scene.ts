import type { BoomPivot } from './boom-pivot.ts'
import { clearObstacle, type ObstacleScene } from './obstacle.ts'
import { clearOpening, type OpeningScene, openingPose } from './opening.ts'
import type { PlanValues } from './plan-fields.ts'
import { tidy } from './tidy.ts'

/** The scene of a plan; without an edge there is a wall of no height at the crane. */
export function sceneOf(values: PlanValues, pivot: BoomPivot): ObstacleScene {
  return {
    pivot,
    radius: values.radius,
    height: values.height,
    edgeDistance: values.edge_distance ?? 0,
    edgeHeight: values.edge_height ?? 0,
    loadLength: values.load_length ?? null,
    loadHeight: values.load_height ?? null,
    slingLength: values.sling_length ?? null,
  }
}

/** The scene of a plan whose load goes in through an opening; null for other plans. */
export function openingSceneOf(values: PlanValues, pivot: BoomPivot): OpeningScene | null {
  const { radius, opening_sill: sill, opening_top: top, opening_depth: depth } = values
  if (sill === undefined || top === undefined || depth === undefined) return null
  return {
    pivot,
    radius,
    height: values.height,
    edgeDistance: tidy(radius - depth),
    sill,
    top,
    loadLength: values.load_length ?? null,
    loadHeight: values.load_height ?? null,
    slingLength: values.sling_length ?? null,
  }
}

/** Do boom and load pass the edge or opening of a plan? Null when not known, true without any. */
export function passesWall(values: PlanValues, pivot: BoomPivot): boolean | null {
  const opening = openingSceneOf(values, pivot)
  if (opening !== null) return clearOpening(opening).passes
  return values.edge_distance === undefined || clearObstacle(sceneOf(values, pivot)).passes
}

/** How high the boom's head is above the ground: load and slings hang below it. */
export function headHeightOf(values: PlanValues, pivot: BoomPivot): number {
  const opening = openingSceneOf(values, pivot)
  return opening === null ? headHeight(values) : openingPose(opening).headHeight
}

/** The same where the load is not lowered from another height: its underside is where it lands. */
export const headHeight = ({ height, load_height = 0, sling_length = 0 }: PlanValues) =>
  tidy(height + load_height + sling_length)
