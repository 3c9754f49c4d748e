import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'

/** Whether another account has the address. */
export async function isAddressTaken(
  tx: Transaction,
  address: string,
  exceptId: number,
): Promise<boolean> {
  const count = await tx.$count(
    users,
    and(
      eq(sql`lower(${users.email_address})`, address.toLowerCase()),
      isNull(users.deleted_at),
      ne(users.id, exceptId),
    ),
  )
  return count > 0
}
