import { createHash } from 'node:crypto'
import type { Uploaded } from '@minikran/contract/admin/media'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../database/client.ts'
import { lockName } from '../../../database/lock-name.ts'
import type { Storage } from '../../../media/storage.ts'
import type { CallContext } from '../../calls/call.ts'
import type { Fields } from '../items/resource.ts'
import { writeAudit } from '../items/write-audit.ts'
import type { Medium } from './media-kinds.ts'

export type Storing = {
  db: Database
  storage: Storage
  context: CallContext
  userId: number
  /** Runs after a new item or a lost file has been stored, in the same transaction. */
  afterStored: (tx: Transaction, id: number) => Promise<void>
}

export type NewMedium = {
  bytes: Uint8Array
  ext: string
  name: string
  columns: Fields
}

// Half of SHA-256 is enough to distinguish a company's files, and makes shorter addresses.
const hashBytes = 16

/** The name of a file, made from its content only. */
export const fileNameOf = (bytes: Uint8Array, ext: string): string =>
  `${createHash('sha256').update(bytes).digest().subarray(0, hashBytes).toString('hex')}.${ext}`

/**
 * Stores a file and then its row, or returns the item that has the same content, whose file may have been
 * lost. No connection waits for the store. After a failure the housekeeping removes a file without a row:
 * here it may be that of an equal upload, which has no row yet.
 */
export async function storeUpload(
  storing: Storing,
  medium: Medium,
  { bytes, ext, name, columns }: NewMedium,
): Promise<Uploaded> {
  const { db, storage, context, userId, afterStored } = storing
  const file = fileNameOf(bytes, ext)
  const key = `${medium.kind}/${file}`
  const by = { created_by: userId, updated_by: userId }
  const isNew = (await storage.modifiedMs(key)) === null
  // Also when it is there: what was about to be removed as a stray file is as good as new.
  await storage.write(key, bytes)
  return await db.transaction(async (tx) => {
    await lockName(tx, key)
    const known = await findByFile(tx, medium, file)
    if (known !== null) {
      if (isNew) await afterStored(tx, known.id)
      return { ...known, file, bytes: bytes.length, is_duplicate: true }
    }
    const [row] = await tx
      .insert(medium.table)
      .values({
        ...columns,
        ...by,
        [medium.name.name]: name,
        [medium.file.name]: file,
        bytes: bytes.length,
      } as never)
      .returning({ id: medium.table.id })
    const id = Number(row?.['id'])
    await afterStored(tx, id)
    await writeAudit(tx, context, {
      action: 'created',
      item: medium.kind,
      itemId: id,
      version: 1,
    })
    return { id, name, file, bytes: bytes.length, is_duplicate: false }
  })
}

async function findByFile(tx: Transaction, { table, name, file }: Medium, searched: string) {
  const [row] = await tx
    .select({ id: table.id, name: sql<string>`${name}::text` })
    .from(table)
    .where(and(eq(file, searched), isNull(table.deleted_at)))
    .limit(1)
  return row === undefined ? null : { id: Number(row.id), name: row.name }
}
