import type { NearMissChange } from './near-misses.ts'

/** More than five metres is another place on the site. */
const mostMetres = 5
/** A load can be split in two; less than half the height or radius is another lift. */
const mostShare = 0.5

/** Whether a change is possible on a site, and worth showing. */
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
