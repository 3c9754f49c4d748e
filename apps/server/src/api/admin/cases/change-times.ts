import {
  type ChangedLine,
  checkChangedTimes,
  hasMovableTimes,
  type LineTimes,
  type TypedTimes,
} from '@minikran/domain/cases/changed-times'
import type { FormErrors } from '@minikran/domain/validation/form'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { listHoursSets } from '../../../database/hours-sets.ts'
import { case_events, cases, inquiry_lines } from '../../../database/schema/cases.ts'
import { type CaseWriting, mailCustomer } from '../../cases/write-message.ts'

type Change = {
  caseId: number
  /** `from`: the stored times as they were seen. */
  typed: readonly (TypedTimes & { line: number; from: Omit<LineTimes, 'line'> })[]
  userId: number
  /** Mailed to the customer with the new times. */
  reason?: string
}

export type TimesChanged =
  | { kind: 'changed'; lines: ChangedLine[] }
  | { kind: 'same' }
  /** The case is over, or is about no machine. */
  | { kind: 'fixed' }
  /** The case has no machine of that number, or one is named twice. */
  | { kind: 'unknown' }
  /** Somebody has changed them since they were seen. */
  | { kind: 'stale'; lines: LineTimes[] }
  | { kind: 'invalid'; errors: FormErrors }

/** Moves pickups and returns of a case: times, dated event and the customer's mail in one transaction. */
export function changeTimes(services: CaseWriting, change: Change): Promise<TimesChanged> {
  const { caseId, typed, userId, reason } = change
  return services.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ kind: cases.kind, state: cases.state, depotId: cases.depot_id })
      .from(cases)
      .where(eq(cases.id, caseId))
      .for('update')
    if (stored === undefined) throw new Error(`Case ${caseId} to change times of was not found`)
    if (!hasMovableTimes(stored)) return { kind: 'fixed' }
    const lines = await listTimes(tx, caseId)
    const machines = pairTimes(lines, typed)
    if (machines === null) return { kind: 'unknown' }
    if (machines.some(isStale)) return { kind: 'stale', lines }
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
    await mailCustomer(tx, services, { caseId, kind: 'case-times', details })
    return { kind: 'changed', lines: changed }
  })
}

function listTimes(tx: Transaction, caseId: number): Promise<LineTimes[]> {
  const { line, pickup_at, return_at } = inquiry_lines
  return tx
    .select({ line, pickup_at, return_at })
    .from(inquiry_lines)
    .where(eq(inquiry_lines.case_id, caseId))
    .orderBy(asc(line))
}

type Machine = { before: LineTimes; typed: Change['typed'][number] }

/** The machines with their stored and typed times; null when one is not in the case. */
function pairTimes(stored: readonly LineTimes[], typed: Change['typed']): Machine[] | null {
  const machines = typed.flatMap((times) =>
    stored.filter((each) => each.line === times.line).map((before) => ({ before, typed: times })),
  )
  const lines = new Set(machines.map(({ before }) => before.line))
  return lines.size === typed.length ? machines : null
}

const isStale = ({ before, typed: { from } }: Machine) =>
  before.pickup_at !== from.pickup_at || before.return_at !== from.return_at
