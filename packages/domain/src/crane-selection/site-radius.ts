import { upToTenth } from '../primitives/round-decimals.ts'

/** Measures of the site, in metres. */
export type WallSite = {
  /** From the wall to the nearest possible place of an outrigger. */
  wallDistance: number
  /** How far an obstacle (stairs, planting, canopy) extends from the wall. */
  obstacleDepth: number
  /** The height of the roof, sill or floor where the load is set down. */
  sillHeight: number
  /** Top of the window or door; null: over an open edge. */
  openingTop: number | null
  /** The load's size along the boom; it is set down with its near edge at the wall's face. */
  loadDepth: number
  loadHeight: number
  /** From the hook down to the load's top. */
  slingLength: number
}
/** Radius from the crane's centre and the least height of the boom's head, metres, rounded up. */
export type SiteLift = {
  radius: number
  height: number
  /** False: the boom's head is above the top of the opening. */
  fitsOpening: boolean
  /** The sling length needed for the boom to clear the load, metres; null: it is long enough. */
  leastSling: number | null
}

/** The largest measure, beyond the reach of all cranes. */
export const mostSiteM = 50
/** Outriggers extend about 2 m from the crane's centre. */
export const legReachM = 2
/** Free space above the sill, and the boom's foot above ground on a usual mini crane. */
export const sillClearanceM = 0.5
export const boomFootHeightM = 1.5

export const isOpeningAboveSill = ({ sillHeight, openingTop }: WallSite) =>
  openingTop !== null && openingTop > sillHeight

/** From the crane's centre to the wall's face. */
export function wallAt({ wallDistance, obstacleDepth }: WallSite): number {
  return legReachM + Math.max(wallDistance, obstacleDepth)
}

/**
 * Calculates radius and height from measures of the site. The radius is the outriggers, the distance
 * to the wall and half the load. The height is that of the boom's head with the load above the sill, or
 * of a straight boom from its foot over the sill to the radius, whichever is larger.
 */
export function siteLift(site: WallSite): SiteLift {
  const wall = wallAt(site)
  const radius = wall + site.loadDepth / 2
  const overSill = site.sillHeight + sillClearanceM
  const loadTop = overSill + site.loadHeight
  const rise = Math.max(0, overSill - boomFootHeightM)
  const alongBoom = boomFootHeightM + (rise * radius) / wall
  const head = Math.max(loadTop + site.slingLength, alongBoom)
  const height = upToTenth(head)
  // Between its head and the load's near edge the boom descends this much; the sling must be longer.
  const descent = ((head - boomFootHeightM) * site.loadDepth) / 2 / radius
  const isSlingLongEnough = descent <= site.slingLength + 1e-9
  return {
    radius: upToTenth(radius),
    height,
    fitsOpening: site.openingTop === null || height <= site.openingTop,
    // Solved for a head above load and sling, since a longer sling also raises the head.
    leastSling: isSlingLongEnough
      ? null
      : upToTenth(((loadTop - boomFootHeightM) * site.loadDepth) / 2 / wall),
  }
}
