/** What the visitor can measure at the wall; metres. */
export type WallSite = {
  /** From the wall's face to the nearest place where a support leg may stand. */
  wallDistance: number
  /** How far an obstacle (stairs, planting, canopy) stands out from the wall's face. */
  obstacleDepth: number
  /** Top of the sill or parapet above the ground on which the crane stands. */
  sillHeight: number
  /** The load's size along the boom; it is set down with its near edge at the wall's face. */
  loadDepth: number
}
/** Radius from the crane's centre and the least height of the boom's head, metres, rounded up. */
export type SiteLift = { radius: number; height: number }

/** Support legs protrude about 2 m from the crane's centre. */
export const legReachM = 2
/** Free space between boom and sill, and the boom's foot above ground on a usual mini crane. */
export const sillClearanceM = 0.5
export const boomFootHeightM = 1.5

const upToTenth = (metres: number) => Math.ceil(Math.round(metres * 1e6) / 1e5) / 10

/**
 * "I don't know my radius". Plan: legs 2 m + the gap to the wall + half the load behind its face.
 * Side: a straight line from the boom's foot over the sill (plus clearance), drawn on to the radius.
 */
export function siteLift(site: WallSite): SiteLift {
  const wallAt = legReachM + Math.max(site.wallDistance, site.obstacleDepth)
  const radius = wallAt + site.loadDepth / 2
  const overSill = site.sillHeight + sillClearanceM
  const rise = Math.max(0, overSill - boomFootHeightM)
  const alongBoom = boomFootHeightM + (rise * radius) / wallAt
  return { radius: upToTenth(radius), height: upToTenth(Math.max(overSill, alongBoom)) }
}
