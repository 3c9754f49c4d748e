import { allows } from '@minikran/domain/access/permissions'
import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { cases } from '../../../database/schema/cases.ts'
import { accountOf } from '../../calls/authenticate.ts'
import type { CallContext } from '../../calls/call.ts'
import { findCase, type ListedCaseRow } from '../../cases/case-rows.ts'

/**
 * Which cases somebody of the staff has to do with: all, or those of the own depot.
 * Staff that is bound to a depot but has none sees nothing.
 */
export function casesInReach(
  { principal }: Pick<CallContext, 'principal'>,
  action: 'read' | 'write',
): SQL | undefined {
  const { role, depotId } = accountOf(principal)
  if (allows(role, `case:${action}:any`)) return undefined
  return depotId === null ? sql`false` : eq(cases.depot_id, depotId)
}

/** A case in reach; any other is as if it were not there. */
export async function findCaseInReach(
  db: Database,
  context: CallContext,
  asked: ({ caseNumber: string } | { id: number }) & { action: 'read' | 'write' },
): Promise<ListedCaseRow | null> {
  const reach = casesInReach(context, asked.action)
  if ('id' in asked) return findCase(db, eq(cases.id, asked.id), reach)
  const number = parseCaseNumber(asked.caseNumber)
  return number === null ? null : findCase(db, eq(cases.case_number, number), reach)
}
