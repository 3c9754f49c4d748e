import type { Visitor } from '@minikran/contract/site-handler'
import type { Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import { eraseCasesOfAddress, erasePerson, hasAddress } from './erase-person.ts'
import { recordErasedAddress } from './erasure-list.ts'
import { recordEvent } from './record-event.ts'

type ByAddress = {
  address: string
  now: Date
  /** Who erases, for the audit; a command has no user. */
  by: { userId: number | null; visitor: Visitor }
}
type Erased = { accounts: number; cases: number; files: string[] }

/**
 * Removes whoever has an address from everything that is stored, with or without an account. Returns
 * the number of accounts, of further cases, and the files of pictures to delete after the commit.
 */
export async function eraseByAddress(
  tx: Transaction,
  { address, now, by }: ByAddress,
): Promise<Erased> {
  // Those in the trash too, of which an address may have several. All are locked before any case.
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(hasAddress(users.email_address, address))
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
