import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { caseId, cases } from './cases.ts'
import { instant } from './columns.ts'
import { documents } from './media.ts'
import { users } from './people.ts'

/** Pictures of an inquiry; without a case until the inquiry is sent. */
export const case_uploads = pgTable(
  'case_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    case_id: integer().references(() => cases.id, { onDelete: 'cascade' }),
    image_file: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('case_uploads_case').on(t.case_id),
    index('case_uploads_unused').on(t.created_at).where(sql`case_id is null`),
  ],
)

/** Documents from the library that staff attached to a case. */
export const case_documents = pgTable(
  'case_documents',
  {
    case_id: caseId(),
    document_id: integer()
      .notNull()
      .references(() => documents.id),
    created_at: instant().notNull().defaultNow(),
    created_by: integer().references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.case_id, t.document_id] }),
    index('case_documents_document').on(t.document_id),
    index('case_documents_created_by').on(t.created_by),
  ],
)
