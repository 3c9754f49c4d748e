import { isPublished, nextWindowChange, type PublishWindow } from '../content/publish-window.ts'

/** The fields that decide whether an item is public; only products have a status. */
export type VisibilityFields = PublishWindow & { deleted: boolean; status?: number }

const activated = 1

function isHidden(item: VisibilityFields): boolean {
  return item.deleted || (item.status !== undefined && item.status !== activated)
}

/** Activated, not trashed, inside its publish window. */
export function isPublic(item: VisibilityFields, nowMs: number): boolean {
  return !isHidden(item) && isPublished(item, nowMs)
}

/** The next instant (epoch ms) at which `isPublic` changes; until then a page may be cached. */
export function nextVisibilityChange(item: VisibilityFields, nowMs: number): number | null {
  return isHidden(item) ? null : nextWindowChange(item, nowMs)
}
