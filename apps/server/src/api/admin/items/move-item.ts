import type { AuditAction } from '@minikran/i18n/action-words'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import type { Answer } from '../../calls/call.ts'
import { findItem, findRowForUpdate } from './find-item.ts'
import { liveLock } from './item-lock.ts'
import { judgeRow, refusalOf } from './judge-row.ts'
import { forgetAddress } from './move-address.ts'
import type { Fields, Move, Row } from './resource.ts'
import { forbidden, inTransaction, type Saving, shown, staleVersion } from './save-item.ts'
import { referenceFault } from './unique-fault.ts'
import { writeAudit } from './write-audit.ts'

/** The event in the audit, and the columns that change. */
type Step = { audit: AuditAction; set(saving: Saving): Fields }

const steps: Record<Move, Step> = {
  trash: {
    audit: 'trashed',
    set: ({ actor, nowMs }) => ({
      deleted_at: new Date(nowMs),
      deleted_by: actor.userId,
    }),
  },
  restore: {
    audit: 'restored',
    set: () => ({ deleted_at: null, deleted_by: null }),
  },
  lock: {
    audit: 'locked',
    set: ({ actor, nowMs }) => ({ locked_at: new Date(nowMs), locked_by: actor.userId }),
  },
  unlock: {
    audit: 'unlocked',
    set: () => ({ locked_at: null, locked_by: null }),
  },
}

/** `version`: the one that the actor has seen; null for locks, which hold for any version. */
type MovedItem = { id: number; version: number | null; takeOver?: boolean }

/** Trash, restore, lock and unlock: one rule, one change, one line in the audit. */
export function moveItem(
  saving: Saving,
  move: Move,
  { id, version, takeOver = false }: MovedItem,
): Promise<Answer> {
  const step = steps[move]
  const { resource, actor, context, nowMs } = saving
  return inTransaction(saving, async (tx, refuse) => {
    const { row, before } = await holdMovable(tx, saving, { id, version, refuse })
    const refusal =
      move === 'lock' && !takeOver && isHeldByOther(row, saving)
        ? { refusal: 'lockedByOther' as const, holders: [] }
        : await judgeRow(tx, { ...saving, row, action: move })
    if (refusal !== null) refuse(refusalOf(refusal, before))
    const own = await resource.judgeMove(tx, row, move)
    if (own !== null) refuse(own)
    const isChange = move === 'trash' || move === 'restore'
    const trail = isChange ? { updated_at: new Date(nowMs), updated_by: actor.userId } : {}
    await tx
      .update(resource.table)
      .set({ ...step.set(saving), ...trail })
      .where(eq(resource.table.id, id))
    await resource.afterMove(tx, id, move)
    // Renewing one's own lock is no event.
    if (!(move === 'lock' && liveLock(row, nowMs)?.userId === actor.userId)) {
      await writeAudit(tx, context, { action: step.audit, item: resource.item, itemId: id })
    }
    return shown(tx, saving, id)
  })
}

/** Deletes a trashed item for good, unless it has pictures or other items refer to it. */
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
    await forgetAddress(tx, resource, before)
    const changes = resource.auditValues ? { item: before } : {}
    await writeAudit(tx, context, { action: 'destroyed', item: resource.item, itemId: id, changes })
    return { kind: 'data', data: { id } }
  })
}

/** The refusal for a reference that the resource's holders do not name. */
function stillReferred(error: unknown, current: Fields): Answer {
  if (referenceFault(error) === null) throw error
  return refusalOf({ refusal: 'stillHeld', holders: [] }, current)
}

type Held = MovedItem & { refuse: (answer: Answer) => never }

/** The locked row and the item with all its parts, when the actor may move that version of it. */
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
