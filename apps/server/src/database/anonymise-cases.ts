import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { isAmong } from './is-among.ts'
import { case_uploads } from './schema/case-files.ts'
import {
  case_events,
  case_messages,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
} from './schema/cases.ts'
import { mails } from './schema/mails.ts'

/** Replaces a person's name. */
export const removedName = '–'

/**
 * Removes personal data from cases: names, addresses, texts, serial numbers, pictures and mails.
 * Number, dates, depot, machines, company and state stay for bookkeeping. The housekeeping removes the
 * files of the pictures.
 */
export async function anonymiseCases(
  tx: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(case_messages).where(isAmong(case_messages.case_id, ids))
  await tx
    .update(case_events)
    .set({ details: sql`${case_events.details} - 'reason'` })
    .where(isAmong(case_events.case_id, ids))
  await tx.delete(case_uploads).where(isAmong(case_uploads.case_id, ids))
  await tx.delete(mails).where(isAmong(mails.case_id, ids))
  await tx
    .update(inquiries)
    .set({
      inquiry_text: '',
      delivery: null,
      service: sql`jsonb_set(${inquiries.service}, '{serial_number}', 'null')`,
    })
    .where(isAmong(inquiries.case_id, ids))
  await tx
    .update(inquiry_lines)
    .set({ comment: null, fld_titles: [] })
    .where(isAmong(inquiry_lines.case_id, ids))
  await tx
    .update(registrations)
    .set({ registration_text: '' })
    .where(isAmong(registrations.case_id, ids))
  await tx
    .update(participants)
    .set({ firstname: removedName, lastname: removedName, email_address: null })
    .where(isAmong(participants.case_id, ids))
  await tx
    .update(credit_applications)
    .set({ credit_text: '', email_address: '', invoice_email: '' })
    .where(isAmong(credit_applications.case_id, ids))
  await tx
    .update(cases)
    .set({
      user_id: null,
      firstname: removedName,
      lastname: removedName,
      email_address: '',
      phone: null,
      anonymised_at: now,
    })
    .where(isAmong(cases.id, ids))
}
