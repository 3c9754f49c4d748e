import type { DrawnMachine } from '../machine-drawing/machine-figures.ts'
import { boomPivot } from './boom-pivot.ts'
import type { ObstacleScene } from './obstacle.ts'
import type { PlanValues } from './plan-fields.ts'
import { sceneOf } from './plan-scene.ts'

/** What the views of a lift are drawn from. */
export type SketchedLift = {
  machine: DrawnMachine
  scene: ObstacleScene
  hasEdge: boolean
  /** Of the load across the boom, metres; null when its size is not known. */
  loadWidth: number | null
}

export function sketchedLift(machine: DrawnMachine, values: PlanValues): SketchedLift {
  const { edge_distance, edge_height } = values
  const scene = sceneOf(values, boomPivot(machine.kind, machine))
  const isSized = scene.loadLength !== null && scene.loadHeight !== null
  return {
    machine,
    scene,
    hasEdge: edge_distance !== undefined && edge_height !== undefined,
    loadWidth: isSized ? widthOf(values) : null,
  }
}

/** That of the panel; of other loads nobody is asked for it, so it is drawn as wide as long. */
function widthOf({ panel_width, load_length }: PlanValues): number | null {
  return panel_width === undefined ? (load_length ?? null) : panel_width / 1000
}
