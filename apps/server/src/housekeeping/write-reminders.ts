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

type Reminder = { caseId: number; to: string; lang: 'sv' | 'en'; at: string }

const openStates: CaseState[] = ['received', 'answered', 'confirmed']

/**
 * Queues the reminders of tomorrow's pickups and courses; a unique key per reminder prevents doubles
 * when it runs again or in several processes. Returns how many were queued.
 */
export async function writeReminders(services: ReminderServices): Promise<number> {
  const day = reminderDay(services.now())
  if (day === null) return 0
  const pickups = await listPickups(services.db, day)
  const courses = await listCourses(services.db, day)
  return await services.db.transaction(async (tx) => {
    const counts = [
      await writeMails(tx, services, { kind: 'reminder-pickup', reminders: pickups }),
      await writeMails(tx, services, { kind: 'reminder-course', reminders: courses }),
    ]
    return counts.reduce((sum, number) => sum + number, 0)
  })
}

// One reminder per case, with the earliest time: the machines are collected together.
function listPickups(db: Database, day: LocalDate): Promise<Reminder[]> {
  const at = sql<string>`min(${inquiry_lines.pickup_at})`
  return db
    .select({ caseId: cases.id, to: cases.email_address, lang: cases.lang, at })
    .from(cases)
    .innerJoin(inquiry_lines, eq(inquiry_lines.case_id, cases.id))
    .where(and(isReminded(), sql`left(${inquiry_lines.pickup_at}, 10) = ${day}`))
    .groupBy(cases.id)
    .orderBy(cases.id)
}

// Only participants with a seat.
function listCourses(db: Database, day: LocalDate): Promise<Reminder[]> {
  const at = sql<string>`min(${products.course_time})`
  return db
    .select({ caseId: cases.id, to: cases.email_address, lang: cases.lang, at })
    .from(cases)
    .innerJoin(registrations, eq(registrations.case_id, cases.id))
    .innerJoin(products, eq(products.id, registrations.product_id))
    .innerJoin(participants, eq(participants.case_id, cases.id))
    .where(
      and(
        isReminded(),
        eq(participants.waiting, false),
        sql`left(${products.course_time}, 10) = ${day}`,
      ),
    )
    .groupBy(cases.id)
    .orderBy(cases.id)
}

function isReminded() {
  return and(inArray(cases.state, openStates), isNull(cases.anonymised_at), not(isUnverified))
}

// An address that got no confirmation, because too many were sent to it, may be somebody else's until
// staff have answered.
const confirmationNotSent: CaseEventKind = 'confirmationNotSent'
const isUnverified = sql`(${cases.state} = 'received' and exists (
  select from ${case_events} where ${case_events.case_id} = ${cases.id} and ${case_events.kind} = ${confirmationNotSent}))`

/** Which of the cases were neither erased nor declined since they were listed; they stay so until the commit. */
async function lockOpenCases(tx: Transaction, ids: number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(isReminded(), inArray(cases.id, ids)))
    .orderBy(cases.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

type Reminders = { kind: CaseMailKind; reminders: readonly Reminder[] }

async function writeMails(
  tx: Transaction,
  services: ReminderServices,
  { kind, reminders }: Reminders,
): Promise<number> {
  const open = await lockOpenCases(
    tx,
    reminders.map(({ caseId }) => caseId),
  )
  let queued = 0
  for (const { caseId, to, lang, at } of reminders.filter(({ caseId: id }) => open.has(id))) {
    const once_key = `${kind}:${caseId}:${at.slice(0, 10)}`
    const mail = { case_id: caseId, kind, to, lang, details: { at }, once_key }
    if (await queueMail(tx, services, mail)) queued += 1
  }
  return queued
}
