import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { case_uploads } from '../database/schema/cases.ts'
import type { ShrunkPicture } from './shrink-picture.ts'
import type { Storage } from './storage.ts'

/** Where a customer's picture lies: beside what is public, at no address (it is private). */
export const caseUploadKey = (image_file: string): string => `cases/${image_file}`

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Place = { db: Database; storage: Storage }

/** Keeps a picture until an inquiry names it. Returns the id that names it. */
export async function keepCaseUpload(
  { db, storage }: Place,
  { jpeg, width, height }: ShrunkPicture,
): Promise<string> {
  const image_file = `${randomBytes(16).toString('hex')}.jpg`
  const key = caseUploadKey(image_file)
  try {
    await storage.write(key, jpeg)
    const [row] = await db
      .insert(case_uploads)
      .values({ image_file, bytes: jpeg.length, width, height })
      .returning({ id: case_uploads.id })
    if (row === undefined) throw new Error('Storing a picture returned no row')
    return row.id
  } catch (error) {
    // Nobody would ever find it.
    await storage.remove(key)
    throw error
  }
}

/** Holds pictures that no case has until the transaction ends; false: not all of them are such. */
export async function holdCaseUploads(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  if (!ids.every((id) => idForm.test(id))) return false
  const held = await tx
    .select({ id: case_uploads.id })
    .from(case_uploads)
    .where(and(inArray(case_uploads.id, [...ids]), isNull(case_uploads.case_id)))
    .for('update')
  return held.length === new Set(ids).size
}

/** Gives pictures that are held to a case. */
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
 * A picture of this case as JPEG; null when the case has none of that id, or its file is gone.
 * Whether the asker may see the case is the caller's word.
 */
export async function readCaseUpload(
  { db, storage }: { db: Database | Transaction; storage: Storage },
  { caseId, uploadId }: { caseId: number; uploadId: string },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ image_file: case_uploads.image_file })
    .from(case_uploads)
    .where(and(eq(case_uploads.id, uploadId), eq(case_uploads.case_id, caseId)))
  if (row === undefined) return null
  return storage.read(caseUploadKey(row.image_file)).catch(() => null)
}

// A form is written in one sitting; a picture that is just being stored has a file but no row yet.
const unusedForMs = 2 * 3_600_000
const strayForMs = 3_600_000

/**
 * Removes pictures that no inquiry named within two hours, and files whose row is gone with its case.
 * Several processes may do so. Returns what was removed.
 */
export async function removeUnusedUploads(
  { db, storage }: Place,
  nowMs: number,
): Promise<{ pictures: number; files: number }> {
  const before = new Date(nowMs - unusedForMs)
  const forgotten = await db
    .delete(case_uploads)
    .where(and(isNull(case_uploads.case_id), lt(case_uploads.created_at, before)))
    .returning({ id: case_uploads.id })
  const names = await storage.list('cases')
  const rows = await db.select({ image_file: case_uploads.image_file }).from(case_uploads)
  const known = new Set(rows.map(({ image_file }) => image_file))
  let files = 0
  for (const name of names) {
    if (known.has(name)) continue
    const modifiedMs = await storage.modifiedMs(caseUploadKey(name))
    if (modifiedMs === null || modifiedMs > nowMs - strayForMs) continue
    await storage.remove(caseUploadKey(name))
    files += 1
  }
  return { pictures: forgotten.length, files }
}
