import type { FormErrors } from '../validation/form.ts'
import { type RentTimes, type TimesContext, validateRentTimes } from '../validation/rent-times.ts'
import type { RuleViolation } from '../validation/rules.ts'
import { isSettled, type SteppedCase } from './case-steps.ts'

/** The times of a machine in a case; null when the inquiry had none. */
export type LineTimes = { line: number; pickup_at: string | null; return_at: string | null }
/** The new times as typed, before validation. */
export type TypedTimes = { pickup_at: string; return_at: string | null }
export type ChangedLine = RentTimes & { line: number }
type Times = Omit<LineTimes, 'line'>
export type MovedTimes = { line: number; from: Times; to: Times }
export type ChangedTimes =
  | { ok: true; changed: ChangedLine[] }
  /** Violations by `lines.<index>.<field>`, as in an inquiry. */
  | { ok: false; errors: FormErrors }

/** Whether pickups and returns of a case can still be moved. */
export function hasMovableTimes({ kind, state }: SteppedCase): boolean {
  return kind === 'inquiry' && !isSettled(state)
}

/**
 * Validates new times for the machines of a case by the rules of an inquiry. An unchanged time is not
 * validated again, so that a machine can get a later return when its pickup has passed.
 */
export function checkChangedTimes(
  machines: readonly { before: LineTimes; typed: TypedTimes }[],
  context: TimesContext,
): ChangedTimes {
  const errors: FormErrors = {}
  const changed: ChangedLine[] = []
  for (const [index, { before, typed }] of machines.entries()) {
    const validated = validateRentTimes(typed, context)
    const pickup = before.pickup_at === typed.pickup_at.trim() ? [] : validated.errors.pickup_at
    const isReturnUnchanged = before.return_at === (typed.return_at?.trim() || null)
    const returned = validated.errors.return_at?.filter(
      ({ rule }) => !isReturnUnchanged || rule === 'beforePickup',
    )
    if (hasAny(pickup)) errors[`lines.${index}.pickup_at`] = pickup
    if (hasAny(returned)) errors[`lines.${index}.return_at`] = returned
    if (validated.times === null) continue
    const { pickup_at, return_at } = validated.times
    const isSame = before.pickup_at === pickup_at && before.return_at === return_at
    if (!isSame) changed.push({ line: before.line, pickup_at, return_at })
  }
  return Object.keys(errors).length === 0 ? { ok: true, changed } : { ok: false, errors }
}

/** The changed times in the details of an event or mail; empty for other kinds. */
export function movedTimesIn({ from, to }: Record<string, unknown>): MovedTimes[] {
  if (!Array.isArray(from) || !Array.isArray(to)) return []
  return (to as LineTimes[]).flatMap(({ line, pickup_at, return_at }) =>
    (from as LineTimes[])
      .filter((before) => before.line === line)
      .map((before) => ({
        line,
        from: { pickup_at: before.pickup_at, return_at: before.return_at },
        to: { pickup_at, return_at },
      })),
  )
}

const hasAny = (found: RuleViolation[] | undefined): found is RuleViolation[] =>
  found !== undefined && found.length > 0
