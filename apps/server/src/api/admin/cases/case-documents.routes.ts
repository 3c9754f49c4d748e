import { caseDocumentBodySchema } from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import type { Transaction } from '../../../database/client.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, dataOf, writeCall } from '../../calls/call.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { writeAudit } from '../items/write-audit.ts'
import { type Attachment, attachDocument, detachDocument } from './attach-document.ts'
import { findCaseInReach } from './case-scope.ts'

/** Documents of the company that are attached to a case. */
export function caseDocumentCalls(services: CaseServices): Call[] {
  return [
    documentCall(services, {
      path: '/admin/attachCaseDocument',
      summary: 'Hands a document of the company to the customer with a case in reach',
      action: 'case.attach',
      async change(tx, attachment) {
        const done = await attachDocument(tx, attachment)
        if (done !== 'notFound') return done
        return { kind: 'invalid', errors: { document_id: ['notFound'] } }
      },
    }),
    documentCall(services, {
      path: '/admin/detachCaseDocument',
      summary: 'Takes a document back from a case in reach',
      action: 'case.detach',
      change: async (tx, attachment) =>
        (await detachDocument(tx, attachment)) ? 'detached' : { kind: 'notFound' },
    }),
  ]
}

type Changing = {
  path: string
  summary: string
  action: string
  /** An answer is a refusal. */
  change: (
    tx: Transaction,
    attachment: Attachment,
  ) => Promise<'attached' | 'detached' | 'same' | Answer>
}

const documentCall = ({ db }: CaseServices, { path, summary, action, change }: Changing) =>
  writeCall({
    path,
    summary,
    permission: 'case:write:depot',
    body: caseDocumentBodySchema,
    answer: dataOf(z.object({ document_id: z.int() })),
    async handle({ body: { case_number, document_id } }, context) {
      const which = { caseNumber: case_number, action: 'write' as const }
      const row = await findCaseInReach(db, context, which)
      if (row === null) return { kind: 'notFound' }
      const { userId } = accountOf(context.principal)
      const caseId = row.case.id
      return db.transaction(async (tx): Promise<Answer> => {
        const done = await change(tx, { caseId, documentId: document_id, userId })
        if (typeof done === 'object') return done
        const changes = { document_id }
        if (done !== 'same')
          await writeAudit(tx, context, { action, item: 'case', itemId: caseId, changes })
        return { kind: 'data', data: { document_id } }
      })
    },
  })
