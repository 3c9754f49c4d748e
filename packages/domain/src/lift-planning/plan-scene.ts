import { roundDecimals } from '../primitives/round-decimals.ts'
import type { BoomPivot } from './boom-pivot.ts'
import { clearObstacle, type ObstacleScene } from './obstacle.ts'
import { clearOpening, type OpeningScene, openingPose } from './opening.ts'
import type { PlanValues } from './plan-fields.ts'

/** The geometry of a lift over an edge; without an edge, one of height 0 at the crane. */
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

/** The geometry of a lift in through an opening; null for plans without one. */
export function openingSceneOf(values: PlanValues, pivot: BoomPivot): OpeningScene | null {
  const { radius, opening_sill: sill, opening_top: top, opening_depth: depth } = values
  if (sill === undefined || top === undefined || depth === undefined) return null
  return {
    pivot,
    radius,
    height: values.height,
    edgeDistance: roundDecimals(radius - depth),
    sill,
    top,
    loadLength: values.load_length ?? null,
    loadHeight: values.load_height ?? null,
    slingLength: values.sling_length ?? null,
  }
}

/** Whether boom and load clear the plan's edge or opening; null when not known, true without any. */
export function passesWall(values: PlanValues, pivot: BoomPivot): boolean | null {
  const opening = openingSceneOf(values, pivot)
  if (opening !== null) return clearOpening(opening).passes
  return values.edge_distance === undefined || clearObstacle(sceneOf(values, pivot)).passes
}

/** The height of the boom's head above the ground, above load and slings. */
export function headHeightOf(values: PlanValues, pivot: BoomPivot): number {
  const opening = openingSceneOf(values, pivot)
  return opening === null ? headHeight(values) : openingPose(opening).headHeight
}

/** The height of the boom's head when the load is at its landing height. */
export const headHeight = ({ height, load_height = 0, sling_length = 0 }: PlanValues) =>
  roundDecimals(height + load_height + sling_length)
