import type { NewestOwnData } from '@minikran/contract/customer-profile'
import { and, asc, eq, getTableName, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client.ts'
import { isAmong } from '../../database/is-among.ts'
import { isOwnAddress, isOwnCase } from '../../database/own-cases.ts'
import { isOwnTrail, isTrailOfOwnCompany } from '../../database/own-trail.ts'
import { case_documents, case_uploads } from '../../database/schema/case-files.ts'
import {
  case_events,
  case_messages,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
} from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit } from '../../database/schema/operations.ts'
import {
  account_tokens,
  companies,
  consents,
  sessions,
  users,
} from '../../database/schema/people.ts'

type Row = Record<string, unknown>

// Left out of the export: anybody who got the file could log in or confirm with them.
const secretColumns: Readonly<Record<string, readonly string[]>> = {
  users: ['password_hash', 'totp_secret', 'totp_recovery'],
  sessions: ['token_hash'],
  account_tokens: ['token_hash'],
  registrations: ['confirm_hash'],
  mails: ['details', 'message_id'],
}

// What the file and the page take of a table at once.
const atOnce = 100
const mostCharactersOnPage = 100_000

/** A table, the condition for its rows, their order, and their key when it is another column. */
type Source = readonly [PgTable, SQL | undefined, PgColumn, PgColumn?]

/**
 * All rows about the owner of an account, by table (GDPR article 15): what they sent, wrote, received
 * and agreed to, and what the staff did with it. As the text of a JSON answer, written as it is read.
 */
export async function* writeOwnData(db: Database, userId: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '{"data":{'
  for (const source of await listSources(db, userId)) {
    yield encoder.encode(`${before}"${getTableName(source[0])}":[`)
    const { keys } = await listKeys(db, source)
    let separator = ''
    for (let at = 0; at < keys.length; at += atOnce) {
      const rows = await readRows(db, userId, { source, keys: keys.slice(at, at + atOnce) })
      // Rows may have been removed meanwhile.
      if (rows.length === 0) continue
      yield encoder.encode(separator + rows.map((row) => JSON.stringify(row)).join(','))
      separator = ','
    }
    before = '],'
  }
  yield encoder.encode(']}}')
}

/** The newest of these rows, as much as a page shows. */
export async function collectOwnData(db: Database, userId: number): Promise<NewestOwnData> {
  const data: NewestOwnData = {}
  for (const source of await listSources(db, userId)) {
    const { keys, count } = await listKeys(db, source)
    const rows = await readRows(db, userId, { source, keys: keys.slice(-atOnce) })
    data[getTableName(source[0])] = { count, rows: newestOf(rows) }
  }
  return data
}

function newestOf(rows: readonly Row[]): Row[] {
  let characters = 0
  const isBeyond = (row: Row) => {
    characters += JSON.stringify(row).length
    return characters > mostCharactersOnPage
  }
  return rows.slice(rows.findLastIndex(isBeyond) + 1)
}

/** The keys of the rows in order, and how many rows; with them no answer of the database grows with the account. */
async function listKeys(db: Database, [table, where, order, key = order]: Source) {
  const rows = await db.select({ key }).from(table).where(where).orderBy(asc(order))
  return { keys: [...new Set(rows.map((row) => row.key))], count: rows.length }
}

type Keyed = { source: Source; keys: unknown[] }

async function readRows(db: Database, userId: number, { source, keys }: Keyed): Promise<Row[]> {
  const [table, , order, key = order] = source
  const rows = await db.select().from(table).where(inArray(key, keys)).orderBy(asc(order))
  return rows.map((row) => exportedRow(userId, getTableName(table), row))
}

async function listSources(db: Database, userId: number): Promise<Source[]> {
  const ownCases = await db.select({ id: cases.id }).from(cases).where(isOwnCase(userId))
  const caseIds = ownCases.map(({ id }) => id)
  return [
    [users, eq(users.id, userId), users.id],
    [companies, isOwnCompany(userId), companies.id],
    [sessions, eq(sessions.user_id, userId), sessions.created_at, sessions.token_hash],
    [
      account_tokens,
      eq(account_tokens.user_id, userId),
      account_tokens.created_at,
      account_tokens.token_hash,
    ],
    [consents, eq(consents.user_id, userId), consents.id],
    ...caseSources(userId, caseIds),
    [
      mails,
      or(isAmong(mails.case_id, caseIds), isOwnMail(userId), isOwnAddress(mails.to, userId)),
      mails.created_at,
      mails.id,
    ],
    // Also what others did to the account, its cases and its company.
    [audit, or(isOwnTrail({ userId, caseIds }), isTrailOfOwnCompany(userId)), audit.id],
  ]
}

function caseSources(userId: number, caseIds: readonly number[]): Source[] {
  const ofCases = (column: PgColumn) => isAmong(column, caseIds)
  return [
    [cases, ofCases(cases.id), cases.id],
    [inquiries, ofCases(inquiries.case_id), inquiries.case_id],
    [inquiry_lines, ofCases(inquiry_lines.case_id), inquiry_lines.id],
    [registrations, ofCases(registrations.case_id), registrations.case_id],
    [
      participants,
      // Also when somebody else registered this person.
      or(ofCases(participants.case_id), isOwnAddress(participants.email_address, userId)),
      participants.id,
    ],
    [credit_applications, ofCases(credit_applications.case_id), credit_applications.case_id],
    [
      case_events,
      or(ofCases(case_events.case_id), eq(case_events.created_by, userId)),
      case_events.id,
    ],
    [
      case_messages,
      or(ofCases(case_messages.case_id), eq(case_messages.user_id, userId)),
      case_messages.id,
    ],
    [
      case_documents,
      ofCases(case_documents.case_id),
      case_documents.created_at,
      case_documents.case_id,
    ],
    [case_uploads, ofCases(case_uploads.case_id), case_uploads.created_at, case_uploads.id],
  ]
}

// Without the mail to a new address, which would show that no account has this address.
const isOwnMail = (userId: number) => and(eq(mails.user_id, userId), ne(mails.kind, 'email-verify'))

const isOwnCompany = (userId: number) =>
  sql`${companies.id} = (select company_id from users where id = ${userId})`

function exportedRow(userId: number, table: string, row: Row): Row {
  const secret = secretColumns[table] ?? []
  const exported = Object.fromEntries(
    Object.entries(row).filter(([column]) => !secret.includes(column)),
  )
  // The network address of somebody else is that person's data.
  return table === 'audit' && row['user_id'] !== userId ? { ...exported, address: null } : exported
}
