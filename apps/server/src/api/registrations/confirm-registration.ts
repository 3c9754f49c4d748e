import type { ConfirmedRegistration } from '@minikran/contract/registrations'
import type { CaseEventKind } from '@minikran/domain/cases/case-steps'
import { shareSeats } from '@minikran/domain/cases/course-seats'
import { hasBegun } from '@minikran/domain/catalogue/has-begun'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/client.ts'
import { lockSeats } from '../../database/lock-seats.ts'
import { case_events, cases, participants, registrations } from '../../database/schema/cases.ts'
import { type CaseServices, mailCustomer } from '../cases/write-message.ts'
import { countRegistered, findCourse } from './registrations.queries.ts'

/**
 * Confirms a registration by the link of its mail: its participants get the seats that are free now,
 * the rest wait, and the sender gets the mail that says so. A second opening changes nothing. Null: the
 * link is unknown or has expired, its sender was erased, or the course takes no registrations any more.
 */
export function confirmRegistration(
  services: CaseServices,
  tokenHash: string,
): Promise<ConfirmedRegistration | null> {
  return services.db.transaction(async (tx) => {
    const found = await lockRegistration(tx, tokenHash)
    if (found === null) return null
    if (!found.isConfirmed) {
      const course = await findCourse(tx, found.productId)
      if (course === null || hasBegun(course.course_time, services.now())) return null
      await takeSeats(tx, found)
      const { caseId } = found
      await mailCustomer(tx, services, { caseId, kind: 'registration-confirmation', details: {} })
    }
    const ofCase = and(eq(participants.case_id, found.caseId), eq(participants.waiting, true))
    return { case_number: found.caseNumber, waiting: await tx.$count(participants, ofCase) }
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof lockRegistration>>>

/** Locked until the commit, so that a second simultaneous opening finds it confirmed. */
async function lockRegistration(tx: Transaction, tokenHash: string) {
  const isOpen = sql`(${registrations.confirmed_at} is not null or ${registrations.confirm_until} > now())`
  const [row] = await tx
    .select({
      caseId: registrations.case_id,
      productId: registrations.product_id,
      confirmedAt: registrations.confirmed_at,
      caseNumber: cases.case_number,
    })
    .from(registrations)
    .innerJoin(cases, eq(cases.id, registrations.case_id))
    .where(
      and(
        eq(registrations.confirm_hash, tokenHash),
        ne(cases.state, 'declined'),
        isNull(cases.anonymised_at),
        isOpen,
      ),
    )
    .for('update')
  if (row === undefined || row.productId === null) return null
  const { caseId, caseNumber, productId, confirmedAt } = row
  return { caseId, caseNumber, productId, isConfirmed: confirmedAt !== null }
}

async function takeSeats(tx: Transaction, { caseId, productId }: Found): Promise<void> {
  const seats = await lockSeats(tx, productId)
  const registered = await countRegistered(tx, productId)
  const people = await tx
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.case_id, caseId), eq(participants.waiting, true)))
    .orderBy(asc(participants.id))
  const { seated } = shareSeats({ seats, registered }, people.length)
  const ids = people.slice(0, seated).map(({ id }) => id)
  await tx.update(participants).set({ waiting: false }).where(inArray(participants.id, ids))
  await tx
    .update(registrations)
    .set({ confirmed_at: sql`now()` })
    .where(eq(registrations.case_id, caseId))
  const kind: CaseEventKind = 'registrationConfirmed'
  await tx.insert(case_events).values({ case_id: caseId, kind })
}
