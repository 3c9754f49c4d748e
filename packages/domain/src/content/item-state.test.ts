import { expect, test } from 'vitest'
import type { Role } from '../access/roles.ts'
import {
  type ItemAction,
  type ItemRefusal,
  type ItemState,
  judgeItemAction,
  lockHolder,
  lockIdleMs,
} from './item-state.ts'

const nowMs = 1_000_000_000
const free: ItemState = { trashed: false, lock: null, imageCount: 0, heldByCount: 0 }
const trashed: ItemState = { ...free, trashed: true }
const lockedBy = (userId: number, idleMs = 0): ItemState => ({
  ...free,
  lock: { userId, lastActiveMs: nowMs - idleMs },
})
const lockedTrash = { ...lockedBy(2), trashed: true }

function refusalOf(action: ItemAction, item: ItemState, role: Role = 60): ItemRefusal | 'ok' {
  return judgeItemAction(action, { item, actor: { userId: 1, role }, nowMs }) ?? 'ok'
}

test.each<[ItemAction, string, ItemState, ItemRefusal | 'ok']>([
  ['edit', 'a free item', free, 'ok'],
  ['edit', 'the own lock', lockedBy(1), 'ok'],
  ['edit', 'another’s lock', lockedBy(2), 'lockedByOther'],
  ['edit', 'an expired lock', lockedBy(2, lockIdleMs), 'ok'],
  ['edit', 'trash', trashed, 'alreadyTrashed'],
  ['lock', 'a free item', free, 'ok'],
  ['lock', 'another’s lock', lockedBy(2), 'lockedByOther'],
  ['unlock', 'a free item', free, 'notLocked'],
  ['unlock', 'an expired lock', lockedBy(2, lockIdleMs), 'notLocked'],
  ['unlock', 'the own lock', lockedBy(1), 'ok'],
  ['unlock', 'another’s lock', lockedBy(2), 'lockedByOther'],
  ['trash', 'a free item', free, 'ok'],
  ['trash', 'another’s lock', lockedBy(2), 'lockedByOther'],
  ['trash', 'trash', trashed, 'alreadyTrashed'],
  ['restore', 'trash', trashed, 'ok'],
  ['restore', 'a free item', free, 'notTrashed'],
  ['delete', 'a free item', free, 'notTrashed'],
  ['delete', 'trash', trashed, 'ok'],
  ['delete', 'another’s locked trash', lockedTrash, 'lockedByOther'],
  ['delete', 'trash with images', { ...trashed, imageCount: 2 }, 'imagesAttached'],
  ['delete', 'opening hours with days', { ...trashed, heldByCount: 1 }, 'stillHeld'],
])('%s of %s', (action, _, item, expected) => {
  expect(refusalOf(action, item)).toBe(expected)
})

test.each<[Role, ItemRefusal | 'ok']>([
  [80, 'lockedByOther'],
  [90, 'ok'],
  [100, 'ok'],
])('role %d taking over another’s lock', (role, expected) => {
  expect(refusalOf('unlock', lockedBy(2), role)).toBe(expected)
  expect(refusalOf('lock', lockedBy(2), role)).toBe(expected)
  expect(refusalOf('edit', lockedBy(2), role)).toBe('lockedByOther')
})

test('a lock is held until it has been idle for 30 minutes', () => {
  expect(lockIdleMs).toBe(1_800_000)
  expect(lockHolder(lockedBy(2, lockIdleMs - 1).lock, nowMs)).toBe(2)
  expect(lockHolder(lockedBy(2, lockIdleMs).lock, nowMs)).toBeNull()
  // Dated before the clock was set back.
  expect(lockHolder(lockedBy(2, -lockIdleMs).lock, nowMs)).toBeNull()
})
