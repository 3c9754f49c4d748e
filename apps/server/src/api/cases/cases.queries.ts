import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { case_serial } from '../../database/schema/cases.ts'
import { idempotency_keys, used_form_tokens } from '../../database/schema/operations.ts'
import { users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'

/**
 * One case more for each product that it names: orders decide with views what is popular.
 * The rows are locked in one order, so that cases about the same products never wait in a ring.
 */
export async function countOrders(tx: Transaction, productIds: readonly number[]): Promise<void> {
  const locked = tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')
  await tx
    .update(products)
    .set({ orders: sql`${products.orders} + 1` })
    .where(inArray(products.id, locked))
}

export type StoredAnswer = { bodyHash: string; status: number | null; answer: unknown }

const keptFor = sql`now() - interval '24 hours'`

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
    .where(and(eq(idempotency_keys.key, key), sql`${idempotency_keys.created_at} > ${keptFor}`))
  return row ?? null
}

/**
 * Takes the key for this transaction; false when somebody else has it. While another transaction
 * holds it, this waits for that one's end.
 */
export async function takeKey(tx: Transaction, key: string, bodyHash: string): Promise<boolean> {
  await tx
    .delete(idempotency_keys)
    .where(and(eq(idempotency_keys.key, key), sql`${idempotency_keys.created_at} <= ${keptFor}`))
  const taken = await tx
    .insert(idempotency_keys)
    .values({ key, body_hash: bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotency_keys.key })
  return taken.length === 1
}

export async function releaseKey(tx: Transaction, key: string): Promise<void> {
  await tx.delete(idempotency_keys).where(eq(idempotency_keys.key, key))
}

/** Keeps the answer for repeats, as the database tells it from then on. */
export async function storeAnswer<Answer extends object | number>(
  tx: Transaction,
  key: string,
  answer: Answer,
): Promise<Answer> {
  const [kept] = await tx
    .update(idempotency_keys)
    .set({ status: 200, answer })
    .where(eq(idempotency_keys.key, key))
    .returning({ answer: idempotency_keys.answer })
  return (kept?.answer ?? answer) as Answer
}

/** False when the token was used before. */
export async function takeFormToken(
  tx: Database | Transaction,
  tokenHash: string,
): Promise<boolean> {
  const used = await tx
    .insert(used_form_tokens)
    .values({ token_hash: tokenHash })
    .onConflictDoNothing()
    .returning({ hash: used_form_tokens.token_hash })
  return used.length === 1
}

export async function nextCaseSerial(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ serial: number }>(
    sql`select nextval(${case_serial.seqName}::regclass)::int as serial`,
  )
  return rows[0]?.serial ?? 0
}

/** The address, in small letters, is the account's own. */
export async function isAddressOf(
  tx: Transaction,
  userId: number,
  address: string,
): Promise<boolean> {
  const isOwn = and(eq(users.id, userId), eq(sql`lower(${users.email_address})`, address))
  return (await tx.$count(users, isOwn)) > 0
}
