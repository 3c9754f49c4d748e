import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { isOwnCase } from '../../database/own-cases.ts'
import { cases } from '../../database/schema/cases.ts'
import { accountOf } from '../calls/authenticate.ts'
import type { CallContext } from '../calls/call.ts'
import { findCase, type ListedCaseRow } from '../cases/case-rows.ts'

/** The caller's own case; null also for a case of somebody else. */
export async function findOwnCase(
  db: Database,
  context: CallContext,
  caseNumber: string,
): Promise<ListedCaseRow | null> {
  const number = parseCaseNumber(caseNumber)
  if (number === null) return null
  const { userId } = accountOf(context.principal)
  return findCase(db, eq(cases.case_number, number), isOwnCase(userId))
}
