import { type ItemState, lockHolder } from '@minikran/domain/content/item-state'
import type { Row } from './resource.ts'

/** Who has locked a row, and when they last worked on it; null: nobody. */
export function itemLock({ locked_at: at, locked_by: by }: Row): ItemState['lock'] {
  if (!(at instanceof Date) || typeof by !== 'number') return null
  return { userId: by, lastActiveMs: at.getTime() }
}

/** The lock of a row; null when it has expired. */
export function liveLock(row: Row, nowMs: number): ItemState['lock'] {
  const lock = itemLock(row)
  return lockHolder(lock, nowMs) === null ? null : lock
}
