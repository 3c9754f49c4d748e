import { caseDocumentBodySchema } from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { recordEvent } from '../../../accounts/record-event.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, dataOf, writeCall } from '../../calls/call.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { attachDocument, detachDocument } from './attach-document.ts'
import { findCaseInReach } from './case-scope.ts'

type Asked = { caseId: number; documentId: number; userId: number }

/** Documents of the company that are handed over with a case. */
export function caseDocumentCalls(services: CaseServices): Call[] {
  return [
    documentCall(services, {
      path: '/admin/attachCaseDocument',
      summary: 'Hands a document of the company to the customer with a case in reach',
      action: 'case.attach',
      async change({ db }, asked) {
        const done = await attachDocument(db, asked)
        if (done !== 'notFound') return null
        return { kind: 'invalid', errors: { document_id: ['notFound'] } }
      },
    }),
    documentCall(services, {
      path: '/admin/detachCaseDocument',
      summary: 'Takes a document back from a case in reach',
      action: 'case.detach',
      change: async ({ db }, asked) =>
        (await detachDocument(db, asked)) ? null : { kind: 'notFound' },
    }),
  ]
}

type Changing = {
  path: string
  summary: string
  action: string
  /** Null when it is done, else why not. */
  change: (services: CaseServices, asked: Asked) => Promise<Answer | null>
}

const documentCall = (services: CaseServices, { path, summary, action, change }: Changing) =>
  writeCall({
    path,
    summary,
    permission: 'case:write:depot',
    body: caseDocumentBodySchema,
    answer: dataOf(z.object({ document_id: z.int() })),
    async handle({ body: { case_number, document_id } }, context) {
      const { db } = services
      const asked = { caseNumber: case_number, action: 'write' as const }
      const row = await findCaseInReach(db, context, asked)
      if (row === null) return { kind: 'notFound' }
      const { userId } = accountOf(context.principal)
      const caseId = row.case.id
      const refusal = await change(services, { caseId, documentId: document_id, userId })
      if (refusal !== null) return refusal
      await recordEvent(db, {
        userId,
        action,
        item: 'case',
        itemId: caseId,
        changes: { document_id },
        visitor: context.visitor,
      })
      return { kind: 'data', data: { document_id } }
    },
  })
