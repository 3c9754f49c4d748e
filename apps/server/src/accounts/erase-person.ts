import type { CaseEventKind } from '@minikran/domain/cases/case-steps'
import { and, count, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anonymiseCases, removedName } from '../database/anonymise-cases.ts'
import type { Transaction } from '../database/client.ts'
import { isAmong } from '../database/is-among.ts'
import { lockAccount } from '../database/lock-account.ts'
import { isOwnAddress, isOwnCase } from '../database/own-cases.ts'
import { isOwnTrail, isTrailOfCases, isTrailOfOwnCompany } from '../database/own-trail.ts'
import { case_uploads } from '../database/schema/case-files.ts'
import {
  case_events,
  case_messages,
  cases,
  credit_applications,
  inquiries,
  participants,
  registrations,
} from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { audit } from '../database/schema/operations.ts'
import { account_tokens, companies, consents, sessions, users } from '../database/schema/people.ts'

/**
 * Removes a person's data from account, cases, messages, pictures, mails and audit. What bookkeeping
 * needs stays without personal data. Returns the files of the pictures to delete.
 */
export async function erasePerson(
  tx: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<string[]> {
  await lockAccount(tx, userId)
  const own = await tx.select({ id: cases.id }).from(cases).where(isOwnCase(userId)).for('update')
  const ids = own.map(({ id }) => id)
  const pictures = await picturesOf(tx, ids)
  await eraseMails(tx, userId)
  await eraseFromOthers(tx, (column) => isOwnAddress(column, userId))
  await tx.delete(case_messages).where(eq(case_messages.user_id, userId))
  await eraseCases(tx, ids, now)
  await eraseTrail(tx, isOwnTrail({ userId, caseIds: ids }))
  await eraseCompany(tx, userId)
  await eraseUser(tx, userId)
  return pictures
}

/** Rows with an address, in capitals or small letters. */
export const hasAddress = (column: PgColumn, address: string): SQL =>
  sql`lower(${column}) = lower(${address})`

/** The same for a person without an account: their cases from before `now`, by address. */
export async function eraseCasesOfAddress(
  tx: Transaction,
  { address, now }: { address: string; now: Date },
): Promise<{ cases: number; files: string[] }> {
  const own = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(
      and(
        isNull(cases.user_id),
        isNull(cases.anonymised_at),
        lt(cases.created_at, now),
        hasAddress(cases.email_address, address),
      ),
    )
    .for('update')
  const ids = own.map(({ id }) => id)
  const files = await picturesOf(tx, ids)
  const isTheirs = (column: PgColumn) => hasAddress(column, address)
  await tx.delete(mails).where(isTheirs(mails.to))
  await eraseFromOthers(tx, isTheirs)
  await eraseCases(tx, ids, now)
  await eraseTrail(tx, isTrailOfCases(ids))
  return { cases: ids.length, files }
}

async function picturesOf(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ file: case_uploads.image_file })
    .from(case_uploads)
    .where(isAmong(case_uploads.case_id, ids))
  return rows.map(({ file }) => file)
}

// Queued mails too: their jobs find no row and end.
async function eraseMails(tx: Transaction, userId: number) {
  await tx.delete(mails).where(or(eq(mails.user_id, userId), isOwnAddress(mails.to, userId)))
}

/** The person's address in cases and companies of others, and the name beside it. */
async function eraseFromOthers(tx: Transaction, isTheirs: (column: PgColumn) => SQL) {
  await returnCases(tx, isTheirs)
  await tx
    .update(participants)
    .set({ firstname: removedName, lastname: removedName, email_address: null })
    .where(isTheirs(participants.email_address))
  for (const name of ['email_address', 'invoice_email'] as const) {
    const where = isTheirs(credit_applications[name])
    await tx
      .update(credit_applications)
      .set({ [name]: '' })
      .where(where)
  }
  await tx
    .update(companies)
    .set({ email_address: '', version: sql`${companies.version} + 1` })
    .where(isTheirs(companies.email_address))
}

/** A case that somebody else's account sent with the person's address gets the account's own details. */
async function returnCases(tx: Transaction, isTheirs: (column: PgColumn) => SQL) {
  await tx
    .update(cases)
    .set({
      firstname: sql`${users.firstname}`,
      lastname: sql`${users.lastname}`,
      email_address: sql`${users.email_address}`,
      phone: sql`${users.phone}`,
    })
    .from(users)
    .where(and(eq(users.id, cases.user_id), isTheirs(cases.email_address)))
  // A reply then goes to the address of the case.
  await tx.update(mails).set({ reply_to: null }).where(isTheirs(mails.reply_to))
}

async function eraseCases(tx: Transaction, ids: readonly number[], now: Date) {
  if (ids.length === 0) return
  await anonymiseCases(tx, ids, now)
  await tx.update(inquiries).set({ client_now: null }).where(isAmong(inquiries.case_id, ids))
  await tx.update(cases).set({ company: null }).where(isAmong(cases.id, ids))
  // A sole trader's organisation number is personal data.
  await tx
    .update(credit_applications)
    .set({
      organisation_number: '',
      corp_vat: null,
      corp_name: removedName,
      corp_address: '',
      corp_zip: '',
      corp_city: '',
      client_now: null,
    })
    .where(isAmong(credit_applications.case_id, ids))
  await tx
    .update(registrations)
    .set({ client_now: null })
    .where(isAmong(registrations.case_id, ids))
  await tx.update(case_events).set({ details: {} }).where(isAmong(case_events.case_id, ids))
  const kind: CaseEventKind = 'anonymised'
  await tx.execute(sql`
    insert into ${case_events} (case_id, kind) select unnest(${sql.param(ids)}::int[]), ${kind}`)
}

/** Account id and action stay; changed values and network address are removed. */
async function eraseTrail(tx: Transaction, where: SQL) {
  await tx.update(audit).set({ changes: {}, address: null }).where(where)
}

/** A company without another account is erased too: its number may be a sole trader's. */
async function eraseCompany(tx: Transaction, userId: number) {
  const [user] = await tx
    .select({ companyId: users.company_id })
    .from(users)
    .where(eq(users.id, userId))
  const companyId = user?.companyId ?? null
  if (companyId === null) return
  const [others] = await tx
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.company_id, companyId), ne(users.id, userId), isNull(users.deleted_at)))
  if ((others?.number ?? 0) > 0) return
  await eraseTrail(tx, isTrailOfOwnCompany(userId))
  await tx
    .update(companies)
    .set({
      corp_vat: '',
      corp_name: removedName,
      corp_address: '',
      corp_zip: '',
      corp_city: '',
      email_address: '',
      discount_percent: 0,
      deleted_at: sql`now()`,
    })
    .where(eq(companies.id, companyId))
}

async function eraseUser(tx: Transaction, userId: number) {
  await tx.delete(account_tokens).where(eq(account_tokens.user_id, userId))
  await tx.delete(consents).where(eq(consents.user_id, userId))
  await tx.delete(sessions).where(eq(sessions.user_id, userId))
  await tx
    .update(users)
    .set({
      firstname: removedName,
      lastname: removedName,
      email_address: '',
      email_verified_at: null,
      phone: null,
      company_id: null,
      password_hash: null,
      password_changed_at: null,
      totp_secret: null,
      totp_recovery: null,
      forcelogout: 'loginRemoved',
      price_type: null,
      cookie_accept: '',
      last_logged_in: null,
      deleted_at: sql`now()`,
      anonymised_at: sql`now()`,
    })
    .where(eq(users.id, userId))
}
