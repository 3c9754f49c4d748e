import { type WallSite, wallAt } from '@minikran/domain/crane-selection/site-radius'
import type { Point } from '@minikran/domain/machine-drawing/shapes'
import type { SiteField } from './site-fields.ts'

/** A point of the drawing that is dragged along one axis; metres. */
export type Handle = {
  name: SiteField
  at: Point
  axis: 'x' | 'y'
  value: number
}

/** So that no two points lie on each other. */
const leastApart = 0.5

/** The points of a site that can be dragged. */
export function siteHandles(site: WallSite): Handle[] {
  const { sillHeight, openingTop, loadDepth, loadHeight, wallDistance } = site
  const wall = wallAt(site)
  const loadMiddle = sillHeight + loadHeight / 2
  const loadTop = sillHeight + Math.max(loadHeight, leastApart)
  const onWall = sillHeight < 2 * leastApart ? sillHeight + 2 * leastApart : sillHeight / 2
  const handles: Handle[] = [
    { name: 'avstand', at: [wall, onWall], axis: 'x', value: wallDistance },
    { name: 'karm', at: [wall, sillHeight], axis: 'y', value: sillHeight },
    {
      name: 'djup',
      at: [wall + Math.max(loadDepth, leastApart), loadMiddle],
      axis: 'x',
      value: loadDepth,
    },
    { name: 'lasthojd', at: [wall + loadDepth / 2, loadTop], axis: 'y', value: loadHeight },
  ]
  return openingTop === null
    ? handles
    : [...handles, { name: 'topp', at: [wall, openingTop], axis: 'y', value: openingTop }]
}

/** The point nearest to a place, of those within `reach`. */
export function nearestHandle(handles: readonly Handle[], [x, y]: Point, reach: number) {
  const away = ({ at }: Handle) => Math.hypot(at[0] - x, at[1] - y)
  const [nearest] = handles.toSorted((a, b) => away(a) - away(b))
  return nearest !== undefined && away(nearest) <= reach ? nearest : null
}

const fine = 0.1
const coarse = 1

/** The value after a key; null for a key that moves nothing. */
export function movedByKey(value: number, key: string): number | null {
  const steps: Record<string, number> = {
    ArrowRight: fine,
    ArrowUp: fine,
    ArrowLeft: -fine,
    ArrowDown: -fine,
    PageUp: coarse,
    PageDown: -coarse,
    Home: -value,
  }
  const step = steps[key]
  return step === undefined ? null : value + step
}
