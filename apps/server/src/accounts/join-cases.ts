import type { Transaction } from '../database/client.ts'
import { isUnjoinedCase } from '../database/own-cases.ts'
import { cases } from '../database/schema/cases.ts'

/** Cases that were sent from an address before its account existed become the account's. */
export async function joinCases(tx: Transaction, userId: number): Promise<void> {
  await tx.update(cases).set({ user_id: userId }).where(isUnjoinedCase(userId))
}
