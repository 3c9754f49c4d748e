import { caseDocumentBodySchema } from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { case_documents } from '../../../database/schema/case-files.ts'
import { documents } from '../../../database/schema/media.ts'
import { type Answer, type Call, dataOf } from '../../calls/call.ts'
import { addCaseEvent } from '../../cases/add-case-event.ts'
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
    .select({ name: documents.document_name })
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
    const details = { document: known.name }
    await addCaseEvent(tx, { caseId, userId, kind: 'documentAttached', details })
    await audit('case.attach', { document_id })
  }
  return { kind: 'data', data: { document_id } }
}

/** Detaches it; mails that were sent still link to it. */
async function detachDocument(
  { tx, caseId, userId, audit }: HeldCase,
  document_id: number,
): Promise<Answer> {
  const gone = await tx
    .delete(case_documents)
    .where(and(eq(case_documents.case_id, caseId), eq(case_documents.document_id, document_id)))
    .returning({ id: case_documents.document_id })
  if (gone.length === 0) return { kind: 'notFound' }
  const [known] = await tx
    .select({ document: documents.document_name })
    .from(documents)
    .where(eq(documents.id, document_id))
  await addCaseEvent(tx, { caseId, userId, kind: 'documentDetached', details: { ...known } })
  await audit('case.detach', { document_id })
  return { kind: 'data', data: { document_id } }
}
