import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { case_documents, cases } from '../../../database/schema/cases.ts'
import { documents } from '../../../database/schema/media.ts'

export type Attachment = { caseId: number; documentId: number; userId: number }

/** Attaches a document to a case, where the customer can download it. */
export async function attachDocument(
  tx: Transaction,
  { caseId, documentId, userId }: Attachment,
): Promise<'attached' | 'same' | 'notFound'> {
  const [known] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.id, documentId),
        isNull(documents.deleted_at),
        ne(documents.document_cat, hiddenDocumentCategory),
      ),
    )
    // Waits for somebody who is just trashing it.
    .for('share')
  if (known === undefined) return 'notFound'
  const made = await tx
    .insert(case_documents)
    .values({ case_id: caseId, document_id: documentId, created_by: userId })
    .onConflictDoNothing()
    .returning({ id: case_documents.document_id })
  if (made.length === 0) return 'same'
  await touchCase(tx, caseId)
  return 'attached'
}

const touchCase = (tx: Transaction, id: number) =>
  tx.update(cases).set({ updated_at: new Date() }).where(eq(cases.id, id))

/** Detaches it; mails that were sent still link to it. */
export async function detachDocument(
  tx: Transaction,
  { caseId, documentId }: Omit<Attachment, 'userId'>,
): Promise<boolean> {
  const gone = await tx
    .delete(case_documents)
    .where(and(eq(case_documents.case_id, caseId), eq(case_documents.document_id, documentId)))
    .returning({ id: case_documents.document_id })
  if (gone.length === 0) return false
  await touchCase(tx, caseId)
  return true
}
