import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { case_serial } from '../../database/schema/cases.ts'
import { used_form_tokens } from '../../database/schema/operations.ts'
import { users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { databaseFault } from '../../operations/database-fault.ts'

// An import of thousands of lines holds its machines longer than an inquiry may wait.
const mostWait = sql.raw("set local lock_timeout = '500ms'")
const lockNotAvailable = '55P03'

/**
 * Counts an order of each product; orders and views make up its popularity. The rows are locked in the
 * order of their ids, so that cases about the same products do not deadlock. Nothing is counted while
 * somebody else holds one of them for long. Call it last: the limit on waiting holds until the commit.
 */
export async function countOrders(tx: Transaction, productIds: readonly number[]): Promise<void> {
  const counting = tx.transaction(async (savepoint) => {
    await savepoint.execute(mostWait)
    const locked = savepoint
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, [...productIds]))
      .orderBy(asc(products.id))
      .for('no key update')
    await savepoint
      .update(products)
      .set({ orders: sql`${products.orders} + 1` })
      .where(inArray(products.id, locked))
  })
  await counting.catch((error: unknown) => {
    if (databaseFault(error)?.code !== lockNotAvailable) throw error
  })
}

/** False when the token was used before. */
export async function takeFormToken(
  tx: Database | Transaction,
  tokenHash: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(used_form_tokens)
    .values({ token_hash: tokenHash })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function nextCaseSerial(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ serial: number }>(
    sql`select nextval(${case_serial.seqName}::regclass)::int as serial`,
  )
  return rows[0]?.serial ?? 0
}

/** Whether the address, in lower case, is the account's. */
export async function isAddressOf(
  tx: Transaction,
  userId: number,
  address: string,
): Promise<boolean> {
  const isOwn = and(eq(users.id, userId), eq(sql`lower(${users.email_address})`, address))
  return (await tx.$count(users, isOwn)) > 0
}
