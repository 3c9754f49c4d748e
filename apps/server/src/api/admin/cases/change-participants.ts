import type { CaseEventKind } from '@minikran/domain/cases/case-steps'
import { seatsLeft } from '@minikran/domain/cases/course-seats'
import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { lockSeats } from '../../../database/lock-seats.ts'
import { case_events, cases, participants } from '../../../database/schema/cases.ts'
import { type CaseWriting, mailCustomer } from '../../cases/write-message.ts'
import { countSeated, findParticipant } from './occasions.queries.ts'

type Change = {
  participantId: number
  userId: number
  inReach: (depotId: number | null) => boolean
}
type Found = NonNullable<Awaited<ReturnType<typeof findParticipant>>>

export type ChangedParticipant =
  | { kind: 'done'; caseId: number }
  /** It was so before; no mail is sent. */
  | { kind: 'same'; caseId: number }
  | { kind: 'notFound' }
  | { kind: 'refused'; rule: 'full' | 'lastParticipant' }

/**
 * Gives a participant on the waiting list a seat. The course is locked while its seats are counted, so
 * that the last seat is not given twice.
 */
export function giveSeat(services: CaseWriting, change: Change): Promise<ChangedParticipant> {
  return withParticipant(services, change, async (tx, found) => {
    const { participant, case: stored, productId } = found
    const caseId = stored.id
    if (!participant.waiting) return { kind: 'same', caseId }
    if (productId === null) return { kind: 'notFound' }
    const seats = await lockSeats(tx, productId)
    const free = seatsLeft(seats, await countSeated(tx, productId))
    if (free === 0) return { kind: 'refused', rule: 'full' }
    await tx.update(participants).set({ waiting: false }).where(eq(participants.id, participant.id))
    await tell(tx, services, { found, userId: change.userId, event: 'seatGiven' })
    return { kind: 'done', caseId }
  })
}

/** Removes a participant from a course, but not the last one of a case. */
export function removeParticipant(
  services: CaseWriting,
  change: Change,
): Promise<ChangedParticipant> {
  return withParticipant(services, change, async (tx, found) => {
    const caseId = found.case.id
    const ofCase: SQL = eq(participants.case_id, caseId)
    if ((await tx.$count(participants, ofCase)) === 1) {
      return { kind: 'refused', rule: 'lastParticipant' }
    }
    await tx.delete(participants).where(eq(participants.id, found.participant.id))
    await tell(tx, services, { found, userId: change.userId, event: 'participantRemoved' })
    return { kind: 'done', caseId }
  })
}

function withParticipant(
  { db }: CaseWriting,
  { participantId, inReach }: Change,
  change: (tx: Transaction, found: Found) => Promise<ChangedParticipant>,
): Promise<ChangedParticipant> {
  return db.transaction(async (tx) => {
    const seen = await findParticipant(tx, participantId)
    if (seen === null || !inReach(seen.case.depot_id)) return { kind: 'notFound' }
    await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, seen.case.id)).for('update')
    // Read again, since it may have changed before the case was locked.
    const found = await findParticipant(tx, participantId)
    return found === null ? { kind: 'notFound' } : change(tx, found)
  })
}

type Told = {
  found: Found
  userId: number
  event: CaseEventKind & ('seatGiven' | 'participantRemoved')
}

const mailKinds = { seatGiven: 'course-seat', participantRemoved: 'course-removed' } as const

async function tell(tx: Transaction, services: CaseWriting, { found, userId, event }: Told) {
  const { participant, case: stored } = found
  const name = `${participant.firstname} ${participant.lastname}`
  const caseId = stored.id
  await tx.update(cases).set({ updated_at: new Date() }).where(eq(cases.id, caseId))
  await tx
    .insert(case_events)
    .values({ case_id: caseId, kind: event, details: { name }, created_by: userId })
  await mailCustomer(tx, services, { caseId, kind: mailKinds[event], details: { name } })
}
