/** What the visitor can measure at the wall; metres. */
export type WallSite = {
  /** From the wall's face to the nearest place where a support leg may stand. */
  wallDistance: number
  /** How far an obstacle (stairs, planting, canopy) stands out from the wall's face. */
  obstacleDepth: number
  /** Where the load is set down, above the ground on which the crane stands: roof, sill, floor. */
  sillHeight: number
  /** Top of the window or door through which it goes in; null: over an open edge. */
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
  /** False: the boom's head comes above the top of the opening. */
  fitsOpening: boolean
  /** The sling with which the boom passes above the load's near edge, metres; null: it does already. */
  leastSling: number | null
}

/** Each measure is at most this: farther and higher than any crane of the catalogue reaches. */
export const mostSiteM = 50
/** Support legs protrude about 2 m from the crane's centre. */
export const legReachM = 2
/** Free space above the sill, and the boom's foot above ground on a usual mini crane. */
export const sillClearanceM = 0.5
export const boomFootHeightM = 1.5

const upToTenth = (metres: number) => Math.ceil(Math.round(metres * 1e6) / 1e5) / 10

export const isOpeningAboveSill = ({ sillHeight, openingTop }: WallSite) =>
  openingTop !== null && openingTop > sillHeight

/** From the crane's centre to the wall's face. */
export function wallAt({ wallDistance, obstacleDepth }: WallSite): number {
  return legReachM + Math.max(wallDistance, obstacleDepth)
}

/**
 * "I don't know my radius". Plan: legs 2 m + the gap to the wall + half the load behind its face.
 * Side: the load hangs below the hook and passes the sill with clearance, and so does the boom, a
 * straight line from its foot over the sill, drawn on to the radius.
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
  // From its head down to the load's near edge the boom falls by this much; the sling has to be longer.
  const fall = ((head - boomFootHeightM) * site.loadDepth) / 2 / radius
  const isPastBoom = fall <= site.slingLength + 1e-9
  return {
    radius: upToTenth(radius),
    height,
    fitsOpening: site.openingTop === null || height <= site.openingTop,
    // A longer sling lifts the head, too: solved for a head above load and sling.
    leastSling: isPastBoom
      ? null
      : upToTenth(((loadTop - boomFootHeightM) * site.loadDepth) / 2 / wall),
  }
}
