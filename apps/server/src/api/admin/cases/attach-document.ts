import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { case_documents, cases } from '../../../database/schema/cases.ts'
import { documents } from '../../../database/schema/media.ts'

type Asked = { caseId: number; documentId: number; userId: number }

/** Hands a document of the company to the customer with the case; once is enough. */
export async function attachDocument(
  tx: Transaction,
  { caseId, documentId, userId }: Asked,
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

/** Takes it back; what was mailed stays mailed. */
export async function detachDocument(
  tx: Transaction,
  { caseId, documentId }: Omit<Asked, 'userId'>,
): Promise<boolean> {
  const gone = await tx
    .delete(case_documents)
    .where(and(eq(case_documents.case_id, caseId), eq(case_documents.document_id, documentId)))
    .returning({ id: case_documents.document_id })
  if (gone.length === 0) return false
  await touchCase(tx, caseId)
  return true
}
