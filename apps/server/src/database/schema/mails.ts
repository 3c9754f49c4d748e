import { caseKinds } from '@minikran/domain/cases/case-steps'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cases } from './cases.ts'
import { id, instant, title, trackedColumns } from './columns.ts'
import { users } from './people.ts'

/** Mails of a case or an account: stored in its transaction, sent by a job, kept as proof. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    case_id: integer().references(() => cases.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Data of the mail that its case does not have, such as a link; emptied when it is sent. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Unique key of a mail that may be sent only once, such as the reminder of a pickup. */
    once_key: text(),
    to: text().notNull(),
    lang: text({ enum: ['sv', 'en'] }).notNull(),
    reply_to: text(),
    /** Made once, so that a mail sent twice after a crash is recognised as one. */
    message_id: text().notNull(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: instant().notNull().defaultNow(),
    sent_at: instant(),
  },
  (t) => [
    uniqueIndex('mails_message_id').on(t.message_id),
    uniqueIndex('mails_once').on(t.once_key),
    index('mails_case').on(t.case_id),
    index('mails_user').on(t.user_id),
    index('mails_unsent').on(t.state, t.created_at).where(sql`state <> 'sent'`),
  ],
)

export type MailRow = typeof mails.$inferSelect

/** Templates for replies in both languages, with fields in braces. */
export const reply_templates = pgTable('reply_templates', {
  id: id(),
  title: title().notNull(),
  /** The kind of cases it is for; null is any. */
  kind: text({ enum: caseKinds }),
  text_sv: text().notNull(),
  text_en: text(),
  order: integer().notNull().default(0),
  version: integer().notNull().default(1),
  deleted_at: instant(),
  deleted_by: integer(),
  ...trackedColumns(),
})
