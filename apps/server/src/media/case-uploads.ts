import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { case_uploads } from '../database/schema/case-files.ts'
import type { EncodedPicture } from './encode-picture.ts'
import type { Storage } from './storage.ts'

/** The storage key of a customer's picture; unlike the other folders this one is never served. */
export const caseUploadKey = (image_file: string): string => `cases/${image_file}`

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Stores a picture without a case; an inquiry attaches it by the returned id. */
export async function storeCaseUpload(
  { db, storage }: { db: Database; storage: Storage },
  { bytes, width, height }: EncodedPicture,
): Promise<string> {
  const image_file = `${randomBytes(16).toString('hex')}.jpg`
  const key = caseUploadKey(image_file)
  try {
    await storage.write(key, bytes)
    const [row] = await db
      .insert(case_uploads)
      .values({ image_file, bytes: bytes.length, width, height })
      .returning({ id: case_uploads.id })
    if (row === undefined) throw new Error('Storing a picture returned no row')
    return row.id
  } catch (error) {
    // Without its row the file would never be found.
    await storage.remove(key)
    throw error
  }
}

/** Locks pictures without a case until the transaction ends; false unless all ids are such. */
export async function lockCaseUploads(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  if (!ids.every((id) => uuid.test(id))) return false
  const locked = await tx
    .select({ id: case_uploads.id })
    .from(case_uploads)
    .where(and(inArray(case_uploads.id, [...ids]), isNull(case_uploads.case_id)))
    .for('update')
  return locked.length === new Set(ids).size
}

/** Attaches locked pictures to a case. */
export async function attachCaseUploads(
  tx: Transaction,
  { caseId, ids }: { caseId: number; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(case_uploads)
    .set({ case_id: caseId })
    .where(inArray(case_uploads.id, [...ids]))
}

export type CaseUpload = { id: string; width: number; height: number; bytes: number }

/** The pictures of a case, oldest first. */
export function listCaseUploads(db: Database | Transaction, caseId: number): Promise<CaseUpload[]> {
  return db
    .select({
      id: case_uploads.id,
      width: case_uploads.width,
      height: case_uploads.height,
      bytes: case_uploads.bytes,
    })
    .from(case_uploads)
    .where(eq(case_uploads.case_id, caseId))
    .orderBy(case_uploads.created_at, case_uploads.id)
}

/**
 * A picture of this case as JPEG; null when the case has none with that id, or its file is missing.
 * The caller checks who may see the case.
 */
export async function readCaseUpload(
  { db, storage }: { db: Database | Transaction; storage: Pick<Storage, 'read'> },
  { caseId, uploadId }: { caseId: number; uploadId: string },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ image_file: case_uploads.image_file })
    .from(case_uploads)
    .where(and(eq(case_uploads.id, uploadId), eq(case_uploads.case_id, caseId)))
  if (row === undefined) return null
  return storage.read(caseUploadKey(row.image_file))
}

/** Time enough to send the inquiry that the pictures were uploaded for. */
const unusedForMs = 2 * 3_600_000

/** Deletes rows that no inquiry has used; `removeStrayFiles` removes their files. */
export async function removeUnusedUploads(db: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - unusedForMs)
  await db
    .delete(case_uploads)
    .where(and(isNull(case_uploads.case_id), lt(case_uploads.created_at, before)))
}
