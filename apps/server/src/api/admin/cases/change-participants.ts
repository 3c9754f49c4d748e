import type { CaseEventKind } from '@minikran/domain/cases/case-steps'
import { seatsLeft } from '@minikran/domain/cases/course-seats'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { lockSeats } from '../../../database/lock-seats.ts'
import { cases, participants } from '../../../database/schema/cases.ts'
import type { Answer } from '../../calls/call.ts'
import { addCaseEvent } from '../../cases/add-case-event.ts'
import { type CaseMails, mailCustomer } from '../../cases/write-message.ts'
import type { HeldCase } from './change-case.ts'
import { countSeated, findParticipant } from './occasions.queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findParticipant>>>
type HeldParticipant = HeldCase & Pick<Found, 'participant' | 'productId'>
export type ChangeParticipant = (services: CaseMails, held: HeldParticipant) => Promise<Answer>

/** A participant with the case locked; null when the case is not in reach. */
export async function lockParticipant(
  tx: Transaction,
  id: number,
  inReach: (depotId: number | null) => boolean,
): Promise<Found | null> {
  const seen = await findParticipant(tx, id)
  if (seen === null || !inReach(seen.case.depot_id)) return null
  await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, seen.case.id)).for('update')
  // Read again, since it may have changed before the case was locked.
  return findParticipant(tx, id)
}

const done = ({ participant }: HeldParticipant): Answer => ({
  kind: 'data',
  data: { participant_id: participant.id },
})
const refused = (rule: 'full' | 'lastParticipant'): Answer => ({
  kind: 'invalid',
  errors: { participant_id: [rule] },
})

/**
 * Gives a participant on the waiting list a seat. The course is locked while its seats are counted, so
 * that the last seat is not given twice.
 */
export const giveSeat: ChangeParticipant = async (services, held) => {
  const { tx, participant, productId } = held
  if (!participant.waiting) return done(held)
  if (productId === null) return { kind: 'notFound' }
  const seats = await lockSeats(tx, productId)
  if (seatsLeft(seats, await countSeated(tx, productId)) === 0) return refused('full')
  await tx.update(participants).set({ waiting: false }).where(eq(participants.id, participant.id))
  await record(services, held, 'seatGiven')
  return done(held)
}

/** Removes a participant from a course, but not the last one of a case. */
export const removeParticipant: ChangeParticipant = async (services, held) => {
  const { tx, caseId, participant } = held
  const ofCase = await tx.$count(participants, eq(participants.case_id, caseId))
  if (ofCase === 1) return refused('lastParticipant')
  await tx.delete(participants).where(eq(participants.id, participant.id))
  await record(services, held, 'participantRemoved')
  return done(held)
}

const records = {
  seatGiven: { mail: 'course-seat', action: 'case.seat' },
  participantRemoved: { mail: 'course-removed', action: 'case.participant' },
} as const satisfies Partial<Record<CaseEventKind, object>>

/** Event, mail to the customer and audit entry. */
async function record(
  services: CaseMails,
  { tx, caseId, userId, audit, participant }: HeldParticipant,
  event: keyof typeof records,
): Promise<void> {
  const { mail, action } = records[event]
  // The name is in the mail alone, which loses it when it is sent: an erasure would not find it here.
  await addCaseEvent(tx, { caseId, userId, kind: event })
  const details = {
    name: `${participant.firstname} ${participant.lastname}`,
    had_seat: !participant.waiting,
  }
  await mailCustomer(tx, services, { caseId, kind: mail, details })
  await audit(action, { participant_id: participant.id })
}
