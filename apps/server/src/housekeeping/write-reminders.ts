import { randomUUID } from 'node:crypto'
import type { CaseEventKind, CaseState } from '@minikran/domain/cases/case-steps'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import {
  case_events,
  cases,
  inquiry_lines,
  mails,
  participants,
  registrations,
} from '../database/schema/cases.ts'
import { products } from '../database/schema/products.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { CaseMailKind } from '../mail/all-messages.ts'
import { reminderDay } from './due-times.ts'

export type ReminderServices = {
  db: Database
  jobs: Pick<JobQueue, 'enqueueMail'>
  now: () => number
  publicUrl: string
}

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
  { jobs, publicUrl }: ReminderServices,
  { kind, due }: Reminders,
): Promise<number> {
  if (due.length === 0) return 0
  const host = new URL(publicUrl).hostname
  const written = await tx
    .insert(mails)
    .values(
      due.map(({ caseId, to, lang, at }) => ({
        case_id: caseId,
        kind,
        to,
        lang,
        details: { at },
        once_key: `${kind}:${caseId}:${at.slice(0, 10)}`,
        message_id: `<${randomUUID()}@${host}>`,
      })),
    )
    .onConflictDoNothing({ target: mails.once_key })
    .returning({ id: mails.id })
  for (const { id } of written) await jobs.enqueueMail(tx, id)
  return written.length
}
