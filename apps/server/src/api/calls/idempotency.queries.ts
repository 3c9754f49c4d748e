import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { idempotency_keys } from '../../database/schema/operations.ts'

export type StoredAnswer = { bodyHash: string; status: number | null; answer: unknown }

const keysFrom = sql`now() - interval '24 hours'`

/** The first answer to a key of the last 24 hours. */
export async function findStoredAnswer(
  db: Database | Transaction,
  key: string,
): Promise<StoredAnswer | null> {
  const [row] = await db
    .select({
      bodyHash: idempotency_keys.body_hash,
      status: idempotency_keys.status,
      answer: idempotency_keys.answer,
    })
    .from(idempotency_keys)
    .where(and(eq(idempotency_keys.key, key), sql`${idempotency_keys.created_at} > ${keysFrom}`))
  return row ?? null
}

/**
 * Stores the key; false when it is stored already. Waits while another transaction is storing it.
 */
export async function takeKey(tx: Transaction, key: string, bodyHash: string): Promise<boolean> {
  await tx
    .delete(idempotency_keys)
    .where(and(eq(idempotency_keys.key, key), sql`${idempotency_keys.created_at} <= ${keysFrom}`))
  const { rowCount } = await tx
    .insert(idempotency_keys)
    .values({ key, body_hash: bodyHash })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function releaseKey(tx: Transaction, key: string): Promise<void> {
  await tx.delete(idempotency_keys).where(eq(idempotency_keys.key, key))
}

/** Stores the answer for repeats; returns it as the database returns it from then on. */
export async function storeAnswer<Answer extends object | number>(
  tx: Transaction,
  key: string,
  answer: Answer,
): Promise<Answer> {
  const [stored] = await tx
    .update(idempotency_keys)
    .set({ status: 200, answer })
    .where(eq(idempotency_keys.key, key))
    .returning({ answer: idempotency_keys.answer })
  return (stored?.answer ?? answer) as Answer
}

type Sent = {
  userId: number
  /** The `Idempotency-Key` of the request; null: it had none. */
  key: string | null
  /** What a repeat has to equal: the kind of call and its body. */
  content: unknown
}
export type StoredRow = { id: number; isRepeat: boolean }

/**
 * Stores a row for an account, and returns its id. The same content under the same key, as after a
 * double click or a lost answer, gets the id of the first; null when the key was used for another
 * content. A key counts for its account only.
 */
export async function storeOnce(
  tx: Transaction,
  { userId, key: sentKey, content }: Sent,
  store: () => Promise<number>,
): Promise<StoredRow | null> {
  if (sentKey === null) return { id: await store(), isRepeat: false }
  const key = `user ${userId} ${sentKey}`
  const bodyHash = hash('sha256', JSON.stringify(content), 'base64url')
  if (await takeKey(tx, key, bodyHash)) {
    const id = await store()
    await storeAnswer(tx, key, id)
    return { id, isRepeat: false }
  }
  const first = await findStoredAnswer(tx, key)
  return first?.bodyHash === bodyHash ? { id: Number(first.answer), isRepeat: true } : null
}
