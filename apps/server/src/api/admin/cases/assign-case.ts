import { allows } from '@minikran/domain/access/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { cases } from '../../../database/schema/cases.ts'
import { users } from '../../../database/schema/people.ts'
import type { Answer } from '../../calls/call.ts'
import { addCaseEvent } from '../../cases/add-case-event.ts'
import type { HeldCase } from './change-case.ts'

/** Gives a case to somebody who may answer it, or back to everybody. */
export async function assignCase(
  { tx, caseId, userId, audit }: HeldCase,
  ownerId: number | null,
): Promise<Answer> {
  const [stored] = await tx
    .select({ owner: cases.owner_id, depot: cases.depot_id })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update')
  if (stored === undefined) throw new Error(`Case ${caseId} to assign was not found`)
  const from = stored.owner
  if (from !== ownerId) {
    if (ownerId !== null && !(await mayAnswer(tx, ownerId, stored.depot))) {
      return { kind: 'invalid', errors: { owner_id: ['noAnswerer'] } }
    }
    const details = { from, to: ownerId }
    const event = { caseId, userId, kind: 'ownerChanged', details } as const
    await addCaseEvent(tx, event, { owner_id: ownerId })
    await audit('case.assign', details)
  }
  return { kind: 'data', data: { owner_id: ownerId } }
}

async function mayAnswer(tx: Transaction, id: number, depot: number | null): Promise<boolean> {
  const [user] = await tx
    .select({ role: users.role, depot: users.depot_id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at), isNull(users.locked_at)))
  if (user === undefined) return false
  if (allows(user.role, 'case:write:any')) return true
  return allows(user.role, 'case:write:depot') && user.depot !== null && user.depot === depot
}
