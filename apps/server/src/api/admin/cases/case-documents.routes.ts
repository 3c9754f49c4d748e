import { caseDocumentBodySchema } from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { case_documents } from '../../../database/schema/case-files.ts'
import { cases } from '../../../database/schema/cases.ts'
import { documents } from '../../../database/schema/media.ts'
import { type Answer, type Call, dataOf } from '../../calls/call.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { changeCaseCall, type HeldCase } from './change-case.ts'

/** Documents of the company that are attached to a case. */
export function caseDocumentCalls(services: CaseServices): Call[] {
  return [
    documentCall(services, {
      path: '/admin/attachCaseDocument',
      summary: 'Hands a document of the company to the customer with a case in reach',
      change: attachDocument,
    }),
    documentCall(services, {
      path: '/admin/detachCaseDocument',
      summary: 'Takes a document back from a case in reach',
      change: detachDocument,
    }),
  ]
}

type Changing = { path: string; summary: string; change: typeof attachDocument }

const documentCall = (services: CaseServices, { path, summary, change }: Changing) =>
  changeCaseCall(services, {
    path,
    summary,
    body: caseDocumentBodySchema,
    answer: dataOf(z.object({ document_id: z.int() })),
    change: (held, { document_id }) => change(held, document_id),
  })

/** Attaches a document to a case, where the customer can download it. */
async function attachDocument(
  { tx, caseId, userId, audit }: HeldCase,
  document_id: number,
): Promise<Answer> {
  const [known] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.id, document_id),
        isNull(documents.deleted_at),
        ne(documents.document_cat, hiddenDocumentCategory),
      ),
    )
    // Waits for somebody who is just trashing it.
    .for('share')
  if (known === undefined) return { kind: 'invalid', errors: { document_id: ['notFound'] } }
  const made = await tx
    .insert(case_documents)
    .values({ case_id: caseId, document_id, created_by: userId })
    .onConflictDoNothing()
    .returning({ id: case_documents.document_id })
  if (made.length > 0) {
    await touchCase(tx, caseId)
    await audit('case.attach', { document_id })
  }
  return { kind: 'data', data: { document_id } }
}

/** Detaches it; mails that were sent still link to it. */
async function detachDocument(
  { tx, caseId, audit }: HeldCase,
  document_id: number,
): Promise<Answer> {
  const gone = await tx
    .delete(case_documents)
    .where(and(eq(case_documents.case_id, caseId), eq(case_documents.document_id, document_id)))
    .returning({ id: case_documents.document_id })
  if (gone.length === 0) return { kind: 'notFound' }
  await touchCase(tx, caseId)
  await audit('case.detach', { document_id })
  return { kind: 'data', data: { document_id } }
}

const touchCase = (tx: Transaction, id: number) =>
  tx.update(cases).set({ updated_at: new Date() }).where(eq(cases.id, id))
