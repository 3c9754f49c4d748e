import type { ErrorCode } from '@minikran/contract/error-codes'
import {
  type ItemAction,
  type ItemRefusal,
  judgeItemAction,
} from '@minikran/domain/content/item-state'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { image_uses, images } from '../../../database/schema/media.ts'
import type { Answer } from '../../calls/call.ts'
import { itemLock } from './item-lock.ts'
import type { Actor, Fields, Holder, Resource, Row } from './resource.ts'

type Question = { resource: Resource; actor: Actor; row: Row; action: ItemAction; nowMs: number }
export type RowRefusal = { refusal: ItemRefusal; holders: Holder[] }

/** The rules of docs/content.md for a row: null when the action may be done. */
export async function judgeRow(db: Reader, question: Question): Promise<RowRefusal | null> {
  const { resource, actor, row, action, nowMs } = question
  const asksHolders = action === 'delete'
  const files = asksHolders ? await filesOn(db, resource, row.id) : []
  const holders = asksHolders ? await resource.heldBy(db, row.id) : []
  const refusal = judgeItemAction(action, {
    item: {
      trashed: row.deleted_at !== null,
      lock: resource.lockable ? itemLock(row) : null,
      imageCount: files.length,
      heldByCount: holders.length,
    },
    actor,
    nowMs,
  })
  return refusal && { refusal, holders: refusal === 'imagesAttached' ? files : holders }
}

/** The item's own pictures, then the files of its parts. */
async function filesOn(db: Reader, resource: Resource, id: number): Promise<Holder[]> {
  const { imageOwner } = resource
  const own =
    imageOwner === null
      ? []
      : await db
          .select({ id: images.id, title: images.image_name })
          .from(image_uses)
          .innerJoin(images, eq(images.id, image_uses.image_id))
          .where(eq(imageOwner, id))
          .orderBy(asc(image_uses.order), asc(image_uses.id))
  return [
    ...own.map((image) => ({ item: 'images', ...image })),
    ...(await resource.filesWithin(db, id)),
  ]
}

const codes: Record<ItemRefusal, ErrorCode> = {
  lockedByOther: 'itemLocked',
  notLocked: 'itemNotLocked',
  alreadyTrashed: 'itemTrashed',
  notTrashed: 'itemNotTrashed',
  imagesAttached: 'imagesAttached',
  stillHeld: 'itemHeld',
}

/** The refusal with the present item and what refers to it. */
export function refusalOf({ refusal, holders }: RowRefusal, current: Fields): Answer {
  return { kind: 'problem', code: codes[refusal], facts: { current, holders } }
}
