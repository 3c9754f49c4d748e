import type { DrawnMachine } from '../machine-drawing/machine-figures.ts'
import { boomPivot } from './boom-pivot.ts'
import { boomHead, type ObstacleScene } from './obstacle.ts'
import { type OpeningScene, openingPose } from './opening.ts'
import type { PlanValues } from './plan-fields.ts'
import { openingSceneOf, sceneOf } from './plan-scene.ts'

/** The wall below an edge, or below and above an opening; metres. */
export type SketchedWall = { distance: number; below: number; above: number | null }

/** The data for the views of a lift. */
export type SketchedLift = {
  machine: DrawnMachine
  scene: ObstacleScene
  /** The boom's head. */
  head: { x: number; y: number }
  wall: SketchedWall | null
  /** The way in; null for a lift over an edge, or over nothing. */
  opening: OpeningScene | null
  /** The load's width across the boom, metres; null when its size is unknown. */
  loadWidth: number | null
}

export function sketchedLift(machine: DrawnMachine, values: PlanValues): SketchedLift {
  const pivot = boomPivot(machine.kind, machine)
  const scene = sceneOf(values, pivot)
  const isSized = scene.loadLength !== null && scene.loadHeight !== null
  const loadWidth = isSized ? widthOf(values) : null
  const opening = openingSceneOf(values, pivot)
  if (opening === null) {
    const head = boomHead(scene)
    return { machine, scene, head, wall: edgeOf(values), opening, loadWidth }
  }
  const head = { x: scene.radius, y: openingPose(opening).headHeight }
  const { edgeDistance: distance, sill: below, top: above } = opening
  return { machine, scene, head, wall: { distance, below, above }, opening, loadWidth }
}

function edgeOf({ edge_distance: distance, edge_height: below }: PlanValues): SketchedWall | null {
  return distance === undefined || below === undefined ? null : { distance, below, above: null }
}

/** The panel's width; other loads are drawn as wide as long, since the form has no width for them. */
function widthOf({ panel_width, load_length }: PlanValues): number | null {
  return panel_width === undefined ? (load_length ?? null) : panel_width / 1000
}
