import type { CaseEventKind, CaseState } from '@minikran/domain/cases/case-steps'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import {
  case_events,
  cases,
  inquiry_lines,
  participants,
  registrations,
} from '../database/schema/cases.ts'
import { products } from '../database/schema/products.ts'
import { type MailServices, queueMail } from '../jobs/queue-mail.ts'
import type { CaseMailKind } from '../mail/all-messages.ts'
import { reminderDay } from './due-times.ts'

export type ReminderServices = MailServices & { db: Database; now: () => number }

type Due = { caseId: number; to: string; lang: 'sv' | 'en'; at: string }

/** A case that was declined, cancelled or closed is nobody's tomorrow. */
const alive: CaseState[] = ['received', 'answered', 'confirmed']

/**
 * Writes the mails that remind of tomorrow's pickups and courses. Asked again, or by another
 * process, it writes none twice: each has a key that the table takes once. Returns how many.
 */
export async function writeReminders(services: ReminderServices): Promise<number> {
  const day = reminderDay(services.now())
  if (day === null) return 0
  const pickups = await listPickups(services.db, day)
  const courses = await listCourses(services.db, day)
  return await services.db.transaction(async (tx) => {
    const written = [
      await writeMails(tx, services, { kind: 'reminder-pickup', due: pickups }),
      await writeMails(tx, services, { kind: 'reminder-course', due: courses }),
    ]
    return written.reduce((sum, number) => sum + number, 0)
  })
}

// The first of the day: several machines are one errand.
function listPickups(db: Database, day: LocalDate): Promise<Due[]> {
  const at = sql<string>`min(${inquiry_lines.pickup_at})`
  return db
    .select({ caseId: cases.id, to: cases.email_address, lang: cases.lang, at })
    .from(cases)
    .innerJoin(inquiry_lines, eq(inquiry_lines.case_id, cases.id))
    .where(and(isAlive(), sql`left(${inquiry_lines.pickup_at}, 10) = ${day}`))
    .groupBy(cases.id)
    .orderBy(cases.id)
}

// Who only waits for a seat has nothing to come to.
function listCourses(db: Database, day: LocalDate): Promise<Due[]> {
  const at = sql<string>`min(${products.course_time})`
  return db
    .select({ caseId: cases.id, to: cases.email_address, lang: cases.lang, at })
    .from(cases)
    .innerJoin(registrations, eq(registrations.case_id, cases.id))
    .innerJoin(products, eq(products.id, registrations.product_id))
    .innerJoin(participants, eq(participants.case_id, cases.id))
    .where(
      and(
        isAlive(),
        eq(participants.waiting, false),
        sql`left(${products.course_time}, 10) = ${day}`,
      ),
    )
    .groupBy(cases.id)
    .orderBy(cases.id)
}

function isAlive() {
  return and(inArray(cases.state, alive), isNull(cases.anonymised_at), not(isUnanswered))
}

// Of an address that has had enough of confirmations nobody knows whose it is until staff have answered.
const notConfirmed: CaseEventKind = 'confirmationNotSent'
const isUnanswered = sql`(${cases.state} = 'received' and exists (
  select from ${case_events} where ${case_events.case_id} = ${cases.id} and ${case_events.kind} = ${notConfirmed}))`

type Reminders = { kind: CaseMailKind; due: readonly Due[] }

async function writeMails(
  tx: Transaction,
  services: ReminderServices,
  { kind, due }: Reminders,
): Promise<number> {
  let written = 0
  for (const { caseId, to, lang, at } of due) {
    const once_key = `${kind}:${caseId}:${at.slice(0, 10)}`
    const mail = { case_id: caseId, kind, to, lang, details: { at }, once_key }
    if (await queueMail(tx, services, mail)) written += 1
  }
  return written
}
