import {
  type ChangedLine,
  checkChangedTimes,
  hasMovableTimes,
  type TypedTimes,
} from '@minikran/domain/cases/changed-times'
import type { FormErrors } from '@minikran/domain/validation/form'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { listHoursSets } from '../../../database/hours-sets.ts'
import { case_events, cases, inquiry_lines } from '../../../database/schema/cases.ts'
import { type CaseServices, tellCustomer } from '../../cases/write-message.ts'

export type TimesServices = CaseServices & { now: () => number }

type Asked = {
  caseId: number
  typed: readonly (TypedTimes & { line: number })[]
  userId: number
  /** Told to the customer with the new times. */
  reason?: string
}

export type TimesChanged =
  | { kind: 'changed'; lines: ChangedLine[] }
  | { kind: 'same' }
  /** The case is over, or is about no machine. */
  | { kind: 'fixed' }
  /** The case has no machine of that number, or one is named twice. */
  | { kind: 'unknown' }
  | { kind: 'invalid'; errors: FormErrors }

/** Moves pickups and returns of a case: times, dated event and the customer's mail in one transaction. */
export function changeTimes(services: TimesServices, asked: Asked): Promise<TimesChanged> {
  const { caseId, typed, userId, reason } = asked
  return services.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ kind: cases.kind, state: cases.state, depotId: cases.depot_id })
      .from(cases)
      .where(eq(cases.id, caseId))
      .for('update')
    if (stored === undefined) throw new Error('A case whose times change is there')
    if (!hasMovableTimes(stored)) return { kind: 'fixed' }
    const machines = await pairTimes(tx, caseId, typed)
    if (machines === null) return { kind: 'unknown' }
    const hoursSets = await listHoursSets(tx)
    const context = { nowMs: services.now(), hoursSets, depotId: stored.depotId }
    const checked = checkChangedTimes(machines, context)
    if (!checked.ok) return { kind: 'invalid', errors: checked.errors }
    const { changed } = checked
    if (changed.length === 0) return { kind: 'same' }
    for (const { line, ...times } of changed) {
      await tx
        .update(inquiry_lines)
        .set(times)
        .where(and(eq(inquiry_lines.case_id, caseId), eq(inquiry_lines.line, line)))
    }
    await tx.update(cases).set({ updated_at: new Date() }).where(eq(cases.id, caseId))
    const isChanged = (line: number) => changed.some((each) => each.line === line)
    const from = machines.map(({ before }) => before).filter(({ line }) => isChanged(line))
    const details = { from, to: changed, ...(reason !== undefined && { reason }) }
    await tx
      .insert(case_events)
      .values({ case_id: caseId, kind: 'timesChanged', details, created_by: userId })
    await tellCustomer(tx, services, { caseId, kind: 'case-times', details })
    return { kind: 'changed', lines: changed }
  })
}

/** The machines with their stored and typed times; null when one is not in the case. */
async function pairTimes(tx: Transaction, caseId: number, typed: Asked['typed']) {
  const { line, pickup_at, return_at } = inquiry_lines
  const stored = await tx
    .select({ line, pickup_at, return_at })
    .from(inquiry_lines)
    .where(eq(inquiry_lines.case_id, caseId))
  const machines = typed.flatMap((times) =>
    stored.filter((each) => each.line === times.line).map((before) => ({ before, typed: times })),
  )
  const lines = new Set(machines.map(({ before }) => before.line))
  return lines.size === typed.length ? machines : null
}
