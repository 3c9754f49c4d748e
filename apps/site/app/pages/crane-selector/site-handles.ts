import { legReachM, type WallSite, wallAt } from '@minikran/domain/crane-selection/site-radius'
import type { Point } from '@minikran/domain/machine-drawing/shapes'
import type { SiteField } from './site-fields.ts'

/** A point of the drawing that is dragged along one axis; metres. */
export type Handle = {
  name: SiteField
  at: Point
  axis: 'x' | 'y'
  value: number
  /** Where its axis has the value 0. */
  origin: number
}

/** The points of a site that can be dragged. */
export function siteHandles(site: WallSite): Handle[] {
  const { sillHeight, openingTop, loadDepth, loadHeight, wallDistance } = site
  const wall = wallAt(site)
  const handles: Handle[] = [
    {
      name: 'avstand',
      at: [wall, sillHeight / 2],
      axis: 'x',
      value: wallDistance,
      origin: legReachM,
    },
    { name: 'karm', at: [wall, sillHeight], axis: 'y', value: sillHeight, origin: 0 },
    {
      name: 'djup',
      at: [wall + loadDepth, sillHeight + loadHeight / 2],
      axis: 'x',
      value: loadDepth,
      origin: wall,
    },
    {
      name: 'lasthojd',
      at: [wall + loadDepth / 2, sillHeight + loadHeight],
      axis: 'y',
      value: loadHeight,
      origin: sillHeight,
    },
  ]
  return openingTop === null
    ? handles
    : [
        ...handles,
        { name: 'topp', at: [wall, openingTop], axis: 'y', value: openingTop, origin: 0 },
      ]
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
