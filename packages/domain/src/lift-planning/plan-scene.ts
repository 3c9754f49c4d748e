import type { BoomPivot } from './boom-pivot.ts'
import type { ObstacleScene } from './obstacle.ts'
import type { PlanValues } from './plan-fields.ts'

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
