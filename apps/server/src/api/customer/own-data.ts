import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client.ts'
import { isOwnAddress, isOwnCase } from '../../database/own-cases.ts'
import { isOwnTrail, isTrailOfOwnCompany } from '../../database/own-trail.ts'
import {
  case_documents,
  case_events,
  case_messages,
  case_uploads,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
  mails,
  participants,
  registrations,
} from '../../database/schema/cases.ts'
import { audit } from '../../database/schema/operations.ts'
import {
  account_tokens,
  companies,
  consents,
  sessions,
  users,
} from '../../database/schema/people.ts'

type Row = Record<string, unknown>
/** Rows by the table that they lie in. */
export type OwnData = Record<string, Row[]>

// What opens doors is nobody's to read, not even the owner's: it would be worth stealing.
const secretColumns: Readonly<Record<string, readonly string[]>> = {
  users: ['password_hash', 'totp_secret', 'totp_recovery'],
  sessions: ['token_hash'],
  account_tokens: ['token_hash'],
  registrations: ['confirm_hash'],
  mails: ['details', 'message_id'],
}

/**
 * Everything that the tables hold of the owner of an account, row by row under the tables' own
 * names (GDPR article 15): what was sent, written, mailed, agreed to, and looked at by the staff.
 */
export async function collectOwnData(db: Database, userId: number): Promise<OwnData> {
  const own = await db.select({ id: cases.id }).from(cases).where(isOwnCase(userId))
  const ids = own.map(({ id }) => id)
  const ofCases = (column: Parameters<typeof inArray>[0]): SQL =>
    ids.length === 0 ? sql`false` : inArray(column, ids)
  const asked: [string, PgTable, SQL | undefined, SQL][] = [
    ['users', users, eq(users.id, userId), asc(users.id)],
    ['companies', companies, isOwnCompany(userId), asc(companies.id)],
    ['sessions', sessions, eq(sessions.user_id, userId), asc(sessions.created_at)],
    [
      'account_tokens',
      account_tokens,
      eq(account_tokens.user_id, userId),
      asc(account_tokens.created_at),
    ],
    ['consents', consents, eq(consents.user_id, userId), asc(consents.id)],
    ['cases', cases, ofCases(cases.id), asc(cases.id)],
    ['inquiries', inquiries, ofCases(inquiries.case_id), asc(inquiries.case_id)],
    ['inquiry_lines', inquiry_lines, ofCases(inquiry_lines.case_id), asc(inquiry_lines.id)],
    ['registrations', registrations, ofCases(registrations.case_id), asc(registrations.case_id)],
    [
      'participants',
      participants,
      // Also where somebody else has registered this person.
      or(ofCases(participants.case_id), isOwnAddress(participants.email_address, userId)),
      asc(participants.id),
    ],
    [
      'credit_applications',
      credit_applications,
      ofCases(credit_applications.case_id),
      asc(credit_applications.case_id),
    ],
    [
      'case_events',
      case_events,
      or(ofCases(case_events.case_id), eq(case_events.created_by, userId)),
      asc(case_events.id),
    ],
    [
      'case_messages',
      case_messages,
      or(ofCases(case_messages.case_id), eq(case_messages.user_id, userId)),
      asc(case_messages.id),
    ],
    [
      'case_documents',
      case_documents,
      ofCases(case_documents.case_id),
      asc(case_documents.created_at),
    ],
    ['case_uploads', case_uploads, ofCases(case_uploads.case_id), asc(case_uploads.created_at)],
    [
      'mails',
      mails,
      or(ofCases(mails.case_id), isOwnMail(userId), isOwnAddress(mails.to, userId)),
      asc(mails.created_at),
    ],
    [
      'audit',
      audit,
      // What others did to the account, its cases and its company, too.
      or(isOwnTrail({ userId, caseIds: ids }), isTrailOfOwnCompany(userId)),
      asc(audit.id),
    ],
  ]
  const tables = await Promise.all(
    asked.map(async ([name, table, where, order]) => {
      const rows = await db.select().from(table).where(where).orderBy(order)
      return [name, rows.map((row) => shownTo(userId, name, row))] as const
    }),
  )
  return Object.fromEntries(tables)
}

// The link to a new address is sent only when nobody has an account of it, which is not to be told.
const isOwnMail = (userId: number) => and(eq(mails.user_id, userId), ne(mails.kind, 'email-verify'))

const isOwnCompany = (userId: number) =>
  sql`${companies.id} = (select company_id from users where id = ${userId})`

function shownTo(userId: number, table: string, row: Row): Row {
  const secret = secretColumns[table] ?? []
  const shown = Object.fromEntries(
    Object.entries(row).filter(([column]) => !secret.includes(column)),
  )
  // From where somebody else has looked is that person's.
  return table === 'audit' && row['user_id'] !== userId ? { ...shown, address: null } : shown
}
