import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { case_documents, cases } from '../../../database/schema/cases.ts'
import { documents } from '../../../database/schema/media.ts'

type Asked = { caseId: number; documentId: number; userId: number }

// Documents of this category are in no list.
const hiddenCategory = 120

/** Hands a document of the company to the customer with the case; once is enough. */
export function attachDocument(
  db: Database,
  { caseId, documentId, userId }: Asked,
): Promise<'attached' | 'same' | 'notFound'> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.id, documentId),
          isNull(documents.deleted_at),
          ne(documents.document_cat, hiddenCategory),
        ),
      )
      .for('key share')
    if (known === undefined) return 'notFound'
    const made = await tx
      .insert(case_documents)
      .values({ case_id: caseId, document_id: documentId, created_by: userId })
      .onConflictDoNothing()
      .returning({ id: case_documents.document_id })
    if (made.length === 0) return 'same'
    await tx.update(cases).set({ updated_at: new Date() }).where(eq(cases.id, caseId))
    return 'attached'
  })
}

/** Takes it back; what was mailed stays mailed. */
export async function detachDocument(
  db: Database,
  { caseId, documentId }: Omit<Asked, 'userId'>,
): Promise<boolean> {
  const gone = await db
    .delete(case_documents)
    .where(and(eq(case_documents.case_id, caseId), eq(case_documents.document_id, documentId)))
    .returning({ id: case_documents.document_id })
  return gone.length === 1
}
