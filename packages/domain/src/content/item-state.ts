import { allows } from '../access/permissions.ts'

/** The data that decide which actions an item allows (docs/content.md). */
export type ItemState = {
  trashed: boolean
  lock: { userId: number; lastActiveMs: number } | null
  /** Images attached to the item; they must be detached before it is deleted for good. */
  imageCount: number
  /** Days that an opening hours set still has; 0 for other items. */
  heldByCount: number
}
export type ItemActor = { userId: number; role: number }
export type ItemAction = 'edit' | 'lock' | 'unlock' | 'trash' | 'restore' | 'delete'
export type ItemRefusal =
  | 'lockedByOther'
  | 'notLocked'
  | 'alreadyTrashed'
  | 'notTrashed'
  | 'imagesAttached'
  | 'stillHeld'
export type ItemQuestion = { item: ItemState; actor: ItemActor; nowMs: number }

/** A lock expires after 30 minutes without activity. */
export const lockIdleMs = 30 * 60_000

/** Days in the trash after which an item is deleted, unless others refer to it. */
export const trashDays = 90

/** When a trashed item is deleted automatically. */
export const purgedAtMs = (trashedAtMs: number) => trashedAtMs + trashDays * 86_400_000

/**
 * The user who holds a lock now, or null. A lock has expired also when its time is far in the
 * future, because the clock was set back.
 */
export function lockHolder(lock: ItemState['lock'], nowMs: number): number | null {
  if (lock === null || Math.abs(nowMs - lock.lastActiveMs) >= lockIdleMs) return null
  return lock.userId
}

function isHeldByOther({ item, actor, nowMs }: ItemQuestion): boolean {
  const holder = lockHolder(item.lock, nowMs)
  return holder !== null && holder !== actor.userId
}

/** Whether they may take over somebody else's lock. */
const mayTakeOver = ({ actor }: ItemQuestion) => allows(actor.role, 'item:unlock')

type Check = (question: ItemQuestion) => ItemRefusal | null

const notHeldByOther: Check = (question) => (isHeldByOther(question) ? 'lockedByOther' : null)
const takeable: Check = (question) =>
  isHeldByOther(question) && !mayTakeOver(question) ? 'lockedByOther' : null
const locked: Check = ({ item, nowMs }) =>
  lockHolder(item.lock, nowMs) === null ? 'notLocked' : null
const notTrashed: Check = ({ item }) => (item.trashed ? 'alreadyTrashed' : null)
const trashed: Check = ({ item }) => (item.trashed ? null : 'notTrashed')
const withoutImages: Check = ({ item }) => (item.imageCount > 0 ? 'imagesAttached' : null)
const notHeld: Check = ({ item }) => (item.heldByCount > 0 ? 'stillHeld' : null)

const checks: Record<ItemAction, readonly Check[]> = {
  edit: [notTrashed, notHeldByOther],
  lock: [notTrashed, takeable],
  unlock: [locked, takeable],
  trash: [notTrashed, notHeldByOther],
  restore: [trashed],
  delete: [trashed, notHeldByOther, withoutImages, notHeld],
}

/** The first reason why the actor may not do this to the item now; null: it may be done. */
export function judgeItemAction(action: ItemAction, question: ItemQuestion): ItemRefusal | null {
  const refusals = checks[action].map((check) => check(question))
  return refusals.find((refusal) => refusal !== null) ?? null
}
