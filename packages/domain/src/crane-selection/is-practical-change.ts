import type { NearMissChange } from './near-misses.ts'

/** Five metres: further off or lower than that it is another place on the site, not a change. */
const mostMetres = 5
/** A load can be split once; of height and reach too less than half is another lift. */
const mostShare = 0.5

/** A change that somebody on the site could make, and so worth being shown. */
export function isPracticalChange({
  change,
  by,
  share,
}: {
  change: NearMissChange
  by: number
  share: number
}): boolean {
  return share <= mostShare && (change === 'lighter' || by <= mostMetres)
}
