import type { Visitor } from '@minikran/contract/site-handler'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import { eraseCasesOfAddress, erasePerson } from './erase-person.ts'
import { recordErasedAddress } from './erasure-list.ts'
import { recordEvent } from './record-event.ts'

type ByAddress = {
  address: string
  now: Date
  /** Who erases, for the audit; a command has no user. */
  by: { userId: number | null; visitor: Visitor }
}
export type ErasedByAddress = { accounts: number; cases: number; files: string[] }

/** The accounts of an address, those in the trash too, of which it may have several. */
export const isOfAddress = (address: string) =>
  sql`lower(${users.email_address}) = lower(${address})`

/**
 * Removes whoever has an address from everything that is stored, with or without an account. Returns
 * the number of accounts, of further cases, and the files of pictures to delete after the commit.
 */
export async function eraseByAddress(
  tx: Transaction,
  { address, now, by }: ByAddress,
): Promise<ErasedByAddress> {
  // All are locked before any case.
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(isOfAddress(address))
    .orderBy(users.id)
    .for('no key update')
  const files: string[] = []
  for (const { id } of accounts) {
    files.push(...(await erasePerson(tx, { userId: id, now })))
    await recordEvent(tx, { ...by, action: 'user.erase', item: 'user', itemId: id })
  }
  const ofAddress = await eraseCasesOfAddress(tx, { address, now })
  await recordErasedAddress(tx, address, now)
  return {
    accounts: accounts.length,
    cases: ofAddress.cases,
    files: [...files, ...ofAddress.files],
  }
}
