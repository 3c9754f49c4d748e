import { clearObstacle, type ObstacleScene } from './obstacle.ts'
import { tidy } from './tidy.ts'

/** A scene whose crane is moved towards the edge (negative) or away from it. */
type Moved = Pick<ObstacleScene, 'radius' | 'edgeDistance'>
type Asked = {
  scene: ObstacleScene
  /** Does the crane carry the load at this radius? */
  carries: (radius: number) => boolean
}

const stepsPerMetre = 10
const mostSteps = 30

/** Edge and landing place stay where they are, so both distances change alike. */
export function moveCrane({ radius, edgeDistance }: Moved, metres: number): Moved {
  return { radius: tidy(radius + metres), edgeDistance: tidy(edgeDistance + metres) }
}

/**
 * The smallest move of the crane in steps of 0.1 m, at most 3 m, that makes boom and load pass the
 * edge; negative is nearer, which goes before as far away. Null when there is none, or no need.
 */
export function smallestMove({ scene, carries }: Asked): number | null {
  if (clearObstacle(scene).passes !== false) return null
  for (let step = 1; step <= mostSteps; step += 1) {
    for (const metres of [-step / stepsPerMetre, step / stepsPerMetre]) {
      const moved = { ...scene, ...moveCrane(scene, metres) }
      if (moved.radius <= 0 || moved.edgeDistance <= 0) continue
      if (clearObstacle(moved).passes === true && carries(moved.radius)) return metres
    }
  }
  return null
}
