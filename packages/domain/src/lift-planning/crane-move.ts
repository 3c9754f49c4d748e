import { tidy } from './tidy.ts'

/** A scene whose crane is moved towards the edge or opening (negative) or away from it. */
type Moved = { radius: number; edgeDistance: number }
type Asked<Scene extends Moved> = {
  scene: Scene
  passes: (scene: Scene) => boolean | null
  /** Does the crane carry the load there? */
  carries: (scene: Scene) => boolean
}

const stepsPerMetre = 10
const mostSteps = 30

/** Wall and landing place stay where they are, so both distances change alike. */
export function moveCrane({ radius, edgeDistance }: Moved, metres: number): Moved {
  return { radius: tidy(radius + metres), edgeDistance: tidy(edgeDistance + metres) }
}

/**
 * The smallest move of the crane in steps of 0.1 m, at most 3 m, that makes boom and load pass the
 * edge or opening; negative is nearer, which goes before as far away. Null when there is none, or no need.
 */
export function smallestMove<Scene extends Moved>(asked: Asked<Scene>): number | null {
  const { scene, passes, carries } = asked
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
