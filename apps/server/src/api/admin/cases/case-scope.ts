import { allows } from '@minikran/domain/access/permissions'
import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { cases } from '../../../database/schema/cases.ts'
import type { users } from '../../../database/schema/people.ts'
import type { products } from '../../../database/schema/products.ts'
import { type Account, accountOf } from '../../calls/authenticate.ts'
import type { CallContext } from '../../calls/call.ts'
import { findCase, type ListedCaseRow } from '../../cases/case-rows.ts'

type DepotColumn = typeof cases.depot_id | typeof products.depot_id | typeof users.depot_id

/** Rows of the account's depot, all rows for roles with the cases of every depot. */
export function ofDepot(
  column: DepotColumn,
  { role, depotId }: Pick<Account, 'role' | 'depotId'>,
  action: 'read' | 'write' = 'read',
): SQL | undefined {
  if (allows(role, `case:${action}:any`)) return undefined
  return depotId === null ? sql`false` : eq(column, depotId)
}

export const casesInReach = ({ principal }: CallContext, action: 'read' | 'write') =>
  ofDepot(cases.depot_id, accountOf(principal), action)

/** A case that the account may read or write; null for any other. */
export async function findCaseInReach(
  db: Database,
  context: CallContext,
  which: ({ caseNumber: string } | { id: number }) & { action: 'read' | 'write' },
): Promise<ListedCaseRow | null> {
  const reach = casesInReach(context, which.action)
  if ('id' in which) return findCase(db, eq(cases.id, which.id), reach)
  const number = parseCaseNumber(which.caseNumber)
  return number === null ? null : findCase(db, eq(cases.case_number, number), reach)
}
