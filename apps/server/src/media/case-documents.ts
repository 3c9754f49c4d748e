import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { case_documents } from '../database/schema/cases.ts'
import { documents } from '../database/schema/media.ts'

/** The documents sent with a case, in order, without those in the trash. */
export function listCaseDocuments(db: Database | Transaction, caseId: number) {
  return db
    .select({
      id: documents.id,
      document_cat: documents.document_cat,
      document_name: documents.document_name,
      document_file: documents.document_file,
      document_ext: documents.document_ext,
      bytes: documents.bytes,
    })
    .from(case_documents)
    .innerJoin(documents, eq(documents.id, case_documents.document_id))
    .where(and(eq(case_documents.case_id, caseId), isNull(documents.deleted_at)))
    .orderBy(asc(case_documents.created_at), asc(documents.id))
}
