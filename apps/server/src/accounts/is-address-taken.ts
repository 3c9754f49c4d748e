import { and, ne } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import { hasAddress } from './find-user-by-address.ts'

/** Whether another account has the address. */
export async function isAddressTaken(
  tx: Transaction,
  address: string,
  exceptId: number,
): Promise<boolean> {
  const taken = and(hasAddress(address.toLowerCase()), ne(users.id, exceptId))
  return (await tx.$count(users, taken)) > 0
}
