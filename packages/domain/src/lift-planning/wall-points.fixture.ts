// A brute force over points for a boom beside a wall: no rule of the product is used.

type Place = readonly [x: number, y: number]
type Wall = { edgeDistance: number; edgeHeight: number }

export const steps = 24

/** Points a step apart miss the nearest place by at most half a step. */
export const tolerance = (size: number) => size / steps

export function boomPoints(
  { offset, height }: { offset: number; height: number },
  head: { x: number; y: number },
): Place[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return [offset + (head.x - offset) * share, height + (head.y - height) * share] as const
  })
}

/** From points to the wall below its edge. */
export function nearest(points: readonly Place[], { edgeDistance, edgeHeight }: Wall): number {
  return leastDistance(points, ([, y]) => [edgeDistance, Math.min(y, edgeHeight)])
}

/** From points to the wall above an opening, which ends at `edgeHeight`. */
export function nearestAbove(points: readonly Place[], { edgeDistance, edgeHeight }: Wall): number {
  return leastDistance(points, ([, y]) => [edgeDistance, Math.max(y, edgeHeight)])
}

/** From points to a corner. */
export function toCorner(points: readonly Place[], { edgeDistance, edgeHeight }: Wall): number {
  return leastDistance(points, () => [edgeDistance, edgeHeight])
}

function leastDistance(points: readonly Place[], wallPointOf: (point: Place) => Place): number {
  let least = Number.POSITIVE_INFINITY
  for (const point of points) {
    const [x, y] = wallPointOf(point)
    least = Math.min(least, (point[0] - x) ** 2 + (point[1] - y) ** 2)
  }
  return Math.sqrt(least)
}

/** The height at which neighbouring points have the wall's plane between them; null when none do. */
export function heightAtWall(points: readonly Place[], edgeDistance: number): number | null {
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1]
    if (before === undefined) continue
    const [left, right] = [Math.min(x, before[0]), Math.max(x, before[0])]
    if (edgeDistance < left || edgeDistance > right || left === right) continue
    return before[1] + ((y - before[1]) * (edgeDistance - before[0])) / (x - before[0])
  }
  return null
}

/** Does the wall below its edge stand between neighbouring points? */
export function isCrossed(points: readonly Place[], { edgeDistance, edgeHeight }: Wall): boolean {
  const height = heightAtWall(points, edgeDistance)
  return height !== null && height < edgeHeight - 1e-9
}
