import { mayWriteItem } from '@minikran/domain/access/item-rights'
import { allows } from '@minikran/domain/access/permissions'
import { isRole, roles } from '@minikran/domain/access/roles'
import { itemKinds } from '@minikran/domain/content/item-kinds'
import {
  type ItemAction,
  type ItemState as Judged,
  judgeItemAction,
} from '@minikran/domain/content/item-state'
import { expect, test } from 'vitest'
import {
  asksOf,
  type ExpectedItem,
  expectedItems,
  type ItemMove,
  itemStates,
} from './expected-items.ts'
import { everyQuestion, expectedStatus, isRead, type Question } from './item-matrix.ts'

const ownDepot = 1
const depotsOf = { none: [null], own: [ownDepot], other: [2], shared: [ownDepot, 2] }
const nowMs = 0

/** The item as the rules see it. */
function itemOf({ item, depot, fields }: ExpectedItem) {
  const depot_ids = depotsOf[depot]
  const place = item === 'depots' ? { id: depot_ids[0] } : { depot_id: depot_ids[0], depot_ids }
  return { id: 9, ...fields, ...place }
}

// What else is done to an item is a way to write it.
const actions: Partial<Record<ItemMove, ItemAction>> = {
  lock: 'lock',
  takeOver: 'lock',
  unlock: 'unlock',
  trash: 'trash',
  bulkTrash: 'trash',
  restore: 'restore',
  bulkRestore: 'restore',
  destroy: 'delete',
}
const moves: readonly ItemMove[] = [
  'update',
  'lock',
  'takeOver',
  'unlock',
  'trash',
  'restore',
  'destroy',
  'duplicate',
  'revert',
  'order',
  'bulkTrash',
  'bulkRestore',
  'bulkPublish',
  'bulkOrder',
]

function mayWrite(expected: ExpectedItem, role: number, call: ItemMove): boolean {
  const item = itemOf(expected)
  const asked = {
    writers: { item, field: null },
    editors: { item, field: 'title_sv' },
    makers: { item: { ...item, id: undefined }, field: null },
  }
  return mayWriteItem({ role, depotId: ownDepot }, expected.item, asked[asksOf[call] ?? 'writers'])
}

/** What the rules of the domain come to for whoever asks. */
function byRules(expected: ExpectedItem, { role, call, state }: Question): number {
  const isElsewhere = role === roles.depotAdmin && expected.depot === 'other'
  if (!isRole(role) || !allows(role, 'backoffice:use')) return 403
  if (isRead(call)) {
    if (!allows(role, itemKinds[expected.item].read)) return 403
    return isElsewhere ? 404 : 200
  }
  if (call === 'destroy' && !allows(role, 'item:destroy')) return 403
  if (!mayWrite(expected, role, call)) return isElsewhere ? 404 : 403
  if (call === 'duplicate') return 200
  const isLocked = state === 'locked'
  // Without asking for it nobody takes a lock over.
  if (call === 'lock' && isLocked) return 409
  const item: Judged = {
    trashed: state === 'trashed',
    lock: isLocked ? { userId: 2, lastActiveMs: nowMs } : null,
    imageCount: 0,
    heldByCount: expected.isHeld === true ? 1 : 0,
  }
  const actor = { userId: 1, role }
  return judgeItemAction(actions[call] ?? 'edit', { item, actor, nowMs }) === null ? 200 : 409
}

test.each(expectedItems.map((expected) => [expected.item, expected.about, expected] as const))(
  'by the rules %s (%s) answers every role, in every state, to every call, as the list says',
  (_item, _about, expected) => {
    const wrong = everyQuestion(moves)
      .map((question) => ({
        ...question,
        found: byRules(expected, question),
        wanted: expectedStatus(expected, question),
      }))
      .filter(({ found, wanted }) => found !== wanted)
    expect(wrong).toEqual([])
  },
)

test('the questions are 15 roles × 4 states × 16 calls', () => {
  expect(everyQuestion(moves)).toHaveLength(15 * itemStates.length * (moves.length + 2))
})
