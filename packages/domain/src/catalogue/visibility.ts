import { isPublished, nextWindowChange, type PublishWindow } from '../content/publish-window.ts'

/** What decides whether the public may see an item; only products have a status. */
export type VisibilityFields = PublishWindow & { deleted: boolean; status?: number }

const activated = 1

function isWithheld(item: VisibilityFields): boolean {
  return item.deleted || (item.status !== undefined && item.status !== activated)
}

/** Activated, not trashed, inside its publish window. */
export function isPublic(item: VisibilityFields, nowMs: number): boolean {
  return !isWithheld(item) && isPublished(item, nowMs)
}

/**
 * The next instant (epoch ms) at which the clock alone changes `isPublic`, or null: a finished
 * page that shows the item, or leaves it out, may be kept no longer.
 */
export function nextVisibilityChange(item: VisibilityFields, nowMs: number): number | null {
  return isWithheld(item) ? null : nextWindowChange(item, nowMs)
}
