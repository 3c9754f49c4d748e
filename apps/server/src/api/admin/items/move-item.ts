import type { ItemAction } from '@minikran/domain/content/item-state'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import type { Answer } from '../../calls/call.ts'
import { findItem, findRowForUpdate } from './find-item.ts'
import { liveLock } from './item-lock.ts'
import { judgeRow, refusalOf } from './judge-row.ts'
import type { Fields, Row } from './resource.ts'
import { forbidden, inTransaction, type Saving, shown, staleVersion } from './save-item.ts'
import { referenceFault } from './unique-fault.ts'
import { writeAudit } from './write-audit.ts'

type Move = {
  action: ItemAction
  audit: string
  set(saving: Saving): Fields
}

const moves = {
  trash: {
    action: 'trash',
    audit: 'trashed',
    set: ({ actor, nowMs }) => ({
      deleted_at: new Date(nowMs),
      deleted_by: actor.userId,
    }),
  },
  restore: {
    action: 'restore',
    audit: 'restored',
    set: () => ({ deleted_at: null, deleted_by: null }),
  },
  lock: {
    action: 'lock',
    audit: 'locked',
    set: ({ actor, nowMs }) => ({ locked_at: new Date(nowMs), locked_by: actor.userId }),
  },
  unlock: {
    action: 'unlock',
    audit: 'unlocked',
    set: () => ({ locked_at: null, locked_by: null }),
  },
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof moves

/** `version`: the one that was looked at; null for locks, which hold for whatever is stored. */
type Asked = { id: number; version: number | null; takeOver?: boolean }

/** Trash, restore, lock and unlock: one rule, one change, one line in the audit. */
export function moveItem(saving: Saving, name: MoveName, { id, version, takeOver = false }: Asked) {
  const move: Move = moves[name]
  const { resource, actor, context, nowMs } = saving
  return inTransaction(saving, async (tx, refuse) => {
    const { row, before } = await holdMovable(tx, saving, { id, version, refuse })
    const refusal =
      name === 'lock' && !takeOver && isHeldByOther(row, saving)
        ? { refusal: 'lockedByOther' as const, holders: [] }
        : await judgeRow(tx, { ...saving, row, action: move.action })
    if (refusal !== null) refuse(refusalOf(refusal, before))
    const code = await resource.judgeMove(tx, row, name)
    if (code !== null) refuse({ kind: 'problem', code })
    const isKept = name === 'trash' || name === 'restore'
    const trail = isKept ? { updated_at: new Date(nowMs), updated_by: actor.userId } : {}
    await tx
      .update(resource.table)
      .set({ ...move.set(saving), ...trail })
      .where(eq(resource.table.id, id))
    await resource.afterMove(tx, id, name)
    // Keeping one's own lock alive is no event.
    if (!(name === 'lock' && liveLock(row, nowMs)?.userId === actor.userId)) {
      await writeAudit(tx, context, { action: move.audit, item: resource.item, itemId: id })
    }
    return shown(tx, saving, id)
  })
}

/** Deletes for good what lies in the trash, unless pictures or other items still hold it. */
export function destroyItem(
  saving: Saving,
  { id, version }: { id: number; version: number },
): Promise<Answer> {
  const { resource, context } = saving
  return inTransaction(saving, async (tx, refuse) => {
    const { row, before } = await holdMovable(tx, saving, { id, version, refuse })
    const refusal = await judgeRow(tx, { ...saving, row, action: 'delete' })
    if (refusal !== null) refuse(refusalOf(refusal, before))
    await tx
      .delete(resource.table)
      .where(eq(resource.table.id, id))
      .catch((error: unknown) => refuse(stillReferred(error, before)))
    const changes = resource.auditValues ? { item: before } : {}
    await writeAudit(tx, context, { action: 'destroyed', item: resource.item, itemId: id, changes })
    return { kind: 'data', data: { id } }
  })
}

/** What the named holders leave out may still point at the item: it stays. */
function stillReferred(error: unknown, current: Fields): Answer {
  if (referenceFault(error) === null) throw error
  return refusalOf({ refusal: 'stillHeld', holders: [] }, current)
}

type Held = Asked & { refuse: (answer: Answer) => never }

/** The row, held, and the item with all its parts, when the actor may move that version of it. */
async function holdMovable(
  tx: Transaction,
  saving: Saving,
  { id, version, refuse }: Held,
): Promise<{ row: Row; before: Fields }> {
  const row = await findRowForUpdate(tx, saving, id)
  const before = await findItem(tx, saving, id)
  if (row === null || before === null) return refuse({ kind: 'notFound' })
  if (!saving.resource.mayMove(saving.actor, before)) refuse(forbidden)
  if (version !== null && row.version !== version) refuse(staleVersion(before))
  return { row, before }
}

function isHeldByOther(row: Row, { actor, nowMs }: Saving): boolean {
  const lock = liveLock(row, nowMs)
  return lock !== null && lock.userId !== actor.userId
}
