import { and, lt, or } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { crane_searches, missed_words } from '../database/schema/operations.ts'
import { leastSearches } from '../search-recorder/may-be-counted.ts'

const retentionMonths = 24

/** Deletes searches of the crane selector, 24 months after their month. */
export async function removeOldSearches(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(crane_searches)
    .where(lt(crane_searches.month, firstOfMonth(now, -retentionMonths)))
  return rowCount ?? 0
}

/** Deletes searched words after as long; rare words as soon as their month is over. */
export async function removeMissedWords(tx: Transaction, now: Date): Promise<number> {
  const { month, searches } = missed_words
  const isRare = and(lt(month, firstOfMonth(now, 0)), lt(searches, leastSearches))
  const { rowCount } = await tx
    .delete(missed_words)
    .where(or(isRare, lt(month, firstOfMonth(now, -retentionMonths))))
  return rowCount ?? 0
}

function firstOfMonth(now: Date, plusMonths: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + plusMonths, 1))
  return first.toISOString().slice(0, 10)
}
