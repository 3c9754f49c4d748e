import { roundDecimals } from '../primitives/round-decimals.ts'

/** The distances that change when the crane is moved. */
type Moved = { radius: number; edgeDistance: number }
type MovableLift<Scene extends Moved> = {
  scene: Scene
  passes: (scene: Scene) => boolean | null
  /** Whether the crane carries the load there. */
  carries: (scene: Scene) => boolean
}

const stepsPerMetre = 10
const mostSteps = 30

/** Wall and landing place do not move, so both distances change equally. */
export function moveCrane({ radius, edgeDistance }: Moved, metres: number): Moved {
  return {
    radius: roundDecimals(radius + metres),
    edgeDistance: roundDecimals(edgeDistance + metres),
  }
}

/**
 * The smallest move of the crane, in steps of 0.1 m up to 3 m, with which boom and load pass the edge or
 * opening. Negative is nearer, and preferred over the same distance away. Null when no move helps or
 * none is needed.
 */
export function smallestMove<Scene extends Moved>(lift: MovableLift<Scene>): number | null {
  const { scene, passes, carries } = lift
  if (passes(scene) !== false) return null
  for (let step = 1; step <= mostSteps; step += 1) {
    for (const metres of [-step / stepsPerMetre, step / stepsPerMetre]) {
      const moved = { ...scene, ...moveCrane(scene, metres) }
      if (moved.radius <= 0 || moved.edgeDistance <= 0) continue
      if (passes(moved) === true && carries(moved)) return metres
    }
  }
  return null
}
