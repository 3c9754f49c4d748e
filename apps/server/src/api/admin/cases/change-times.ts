import {
  type ChangedLine,
  checkChangedTimes,
  hasMovableTimes,
  type LineTimes,
  type TypedTimes,
} from '@minikran/domain/cases/changed-times'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { listHoursSets } from '../../../database/hours-sets.ts'
import { cases, inquiry_lines } from '../../../database/schema/cases.ts'
import type { Answer } from '../../calls/call.ts'
import { addCaseEvent } from '../../cases/add-case-event.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import { type CaseServices, mailCustomer } from '../../cases/write-message.ts'
import { staleVersion } from '../items/save-item.ts'
import type { HeldCase } from './change-case.ts'

type Change = {
  /** `from`: the stored times as they were seen. */
  typed: readonly (TypedTimes & { line: number; from: Omit<LineTimes, 'line'> })[]
  /** Mailed to the customer with the new times. */
  reason: string | null
}

/** Moves pickups and returns of a case, with a dated event and a mail to the customer. */
export async function changeTimes(
  services: CaseServices,
  { tx, caseId, userId, audit }: HeldCase,
  { typed, reason }: Change,
): Promise<Answer> {
  const [stored] = await tx
    .select({ kind: cases.kind, state: cases.state, depotId: cases.depot_id })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update')
  if (stored === undefined) throw new Error(`Case ${caseId} to change times of was not found`)
  // The case is over, or is about no machine.
  if (!hasMovableTimes(stored)) return { kind: 'invalid', errors: { case_number: ['step'] } }
  const lines = await listTimes(tx, caseId)
  const machines = pairTimes(lines, typed)
  if (machines === null) return { kind: 'invalid', errors: { lines: ['reference'] } }
  if (machines.some(isStale)) return staleVersion({ lines })
  const hoursSets = await listHoursSets(tx)
  const context = { nowMs: services.now(), hoursSets, depotId: stored.depotId }
  const checked = checkChangedTimes(machines, context)
  if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
  const { changed } = checked
  if (changed.length > 0) {
    await storeTimes(tx, caseId, changed)
    const isChanged = (line: number) => changed.some((each) => each.line === line)
    const from = machines.map(({ before }) => before).filter(({ line }) => isChanged(line))
    const details = { from, to: changed, ...(reason !== null && { reason }) }
    await addCaseEvent(tx, { caseId, userId, kind: 'timesChanged', details })
    await mailCustomer(tx, services, { caseId, kind: 'case-times', details })
    await audit('case.times', { lines: changed })
  }
  return { kind: 'data', data: { changed: changed.length } }
}

async function storeTimes(tx: Transaction, caseId: number, changed: readonly ChangedLine[]) {
  for (const { line, ...times } of changed) {
    await tx
      .update(inquiry_lines)
      .set(times)
      .where(and(eq(inquiry_lines.case_id, caseId), eq(inquiry_lines.line, line)))
  }
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
