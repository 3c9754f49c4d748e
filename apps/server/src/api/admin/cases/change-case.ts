import type { Database, Transaction } from '../../../database/client.ts'
import { accountOf } from '../../calls/authenticate.ts'
import type { Answer, CallContext } from '../../calls/call.ts'
import { writeAudit } from '../items/write-audit.ts'
import { findCaseInReach } from './case-scope.ts'

/** A case that the account may write, in the transaction of its change. Its row is not locked. */
export type HeldCase = {
  tx: Transaction
  context: CallContext
  caseId: number
  userId: number
  /** Writes an audit entry about the case. */
  audit: (action: string, changes: object) => Promise<void>
}

type Changing = { db: Database; context: CallContext; caseNumber: string }

/** Runs a change of a case in a transaction; for a case out of reach the answer is "not found". */
export async function changeCase(
  { db, context, caseNumber }: Changing,
  change: (held: HeldCase) => Promise<Answer>,
): Promise<Answer> {
  const row = await findCaseInReach(db, context, { caseNumber, action: 'write' })
  if (row === null) return { kind: 'notFound' }
  return db.transaction((tx) => change(heldCase(tx, context, row.case.id)))
}

export function heldCase(tx: Transaction, context: CallContext, caseId: number): HeldCase {
  return {
    tx,
    context,
    caseId,
    userId: accountOf(context.principal).userId,
    audit: (action, changes) =>
      writeAudit(tx, context, { action, item: 'case', itemId: caseId, changes }),
  }
}
