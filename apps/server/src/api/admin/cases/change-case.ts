import type { z } from '@minikran/contract/z'
import type { AuditAction } from '@minikran/i18n/action-words'
import type { Database, Transaction } from '../../../database/client.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, type CallContext, writeCall } from '../../calls/call.ts'
import { writeAudit } from '../items/write-audit.ts'
import { findCaseInReach } from './case-scope.ts'

/** A case that the account may write, in the transaction of its change. Its row is not locked. */
export type HeldCase = {
  tx: Transaction
  context: CallContext
  caseId: number
  userId: number
  /** Writes an audit entry about the case. */
  audit: (action: AuditAction, changes: object) => Promise<void>
}

type CaseChange<Body extends z.ZodType> = Pick<
  Call<z.ZodObject, Body>,
  'path' | 'summary' | 'body' | 'answer'
> & {
  repeatable?: boolean
  change: (held: HeldCase, body: z.output<Body>) => Promise<Answer>
}

/** A call that changes a case in a transaction; for a case out of reach the answer is "not found". */
export function changeCaseCall<Body extends z.ZodType<{ case_number: string }>>(
  { db }: { db: Database },
  { path, summary, body, answer, repeatable = false, change }: CaseChange<Body>,
) {
  return writeCall({
    path,
    summary,
    permission: 'case:write:depot',
    body,
    repeatable,
    answer,
    async handle({ body: sent }, context) {
      const which = { caseNumber: sent.case_number, action: 'write' } as const
      const row = await findCaseInReach(db, context, which)
      if (row === null) return { kind: 'notFound' }
      return db.transaction((tx) => change(heldCase(tx, context, row.case.id), sent))
    },
  })
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
