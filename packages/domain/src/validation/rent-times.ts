import { checkPickup, type HoursSet } from '../opening-hours/active-hours.ts'
import {
  type LocalDate,
  type LocalTime,
  minutesOf,
  parseLocalDate,
  parseLocalDateTime,
  parseLocalTime,
  stockholmDateTime,
} from '../primitives/local-date.ts'
import { unreachable } from '../primitives/unreachable.ts'
import { type FieldRules, type FormErrors, type FormValues, validateForm } from './form.ts'
import { type Rule, type RuleViolation, ruleOf } from './rules.ts'

type TimeField = 'pickup_at' | 'return_at'
type TimesInput = Readonly<Partial<Record<TimeField, unknown>>>

export type TimesContext = {
  nowMs: number
  /** The opening hours sets of company and depot; without them hours are not validated. */
  hoursSets?: readonly HoursSet[]
  depotId: number | null
}

/** 'YYYY-MM-DD HH:mm' in Stockholm. */
export type RentTimes = FormValues<typeof fields>
export type TimesResult = {
  errors: FormErrors<TimeField>
  /** Null when the pickup is missing or either is invalid on its own. */
  times: RentTimes | null
}

/** Pickup and return are in steps of five minutes (docs/inquiries.md). */
export const stepMinutes = 5

const localDateTime = ruleOf('format', (text) => parseLocalDateTime(text) !== null)

// Also of a time without a date.
const inSteps: Rule = (text) => {
  const time = parseLocalTime(text.slice(-5))
  const isBetween = time !== null && minutesOf(time) % stepMinutes !== 0
  return isBetween ? { rule: 'step', minutes: stepMinutes } : null
}

const fields = {
  pickup_at: { required: true as const, rules: [localDateTime, inSteps] },
  return_at: { required: false, rules: [localDateTime, inSteps] },
} satisfies FieldRules

/**
 * Validates pickup and return of a machine: not in the past, and within the opening hours. A date
 * is also judged while its time is missing or wrong, so that all faults are named at once.
 */
export function validateRentTimes(input: TimesInput, context: TimesContext): TimesResult {
  const form = validateForm(fields, input)
  const errors: FormErrors<TimeField> = form.ok ? {} : form.errors
  const pickup = momentIn(input.pickup_at)
  const returned = momentIn(input.return_at)
  const atPickup = [...(errors.pickup_at ?? []), ...timeViolations(pickup, null, context)]
  const atReturn = [...(errors.return_at ?? []), ...timeViolations(returned, pickup, context)]
  if (atPickup.length > 0) errors.pickup_at = atPickup
  if (atReturn.length > 0) errors.return_at = atReturn
  return { errors, times: form.ok ? form.values : null }
}

type Moment = { date: LocalDate; time: LocalTime | null }

function momentIn(raw: unknown): Moment | null {
  const text = typeof raw === 'string' ? raw.trim() : ''
  const date = parseLocalDate(text.slice(0, 10))
  return date === null ? null : { date, time: parseLocalDateTime(text)?.time ?? null }
}

function timeViolations(
  at: Moment | null,
  earliest: Moment | null,
  context: TimesContext,
): RuleViolation[] {
  if (at === null) return []
  const found: RuleViolation[] = []
  if (isBefore(at, stockholmDateTime(context.nowMs))) found.push({ rule: 'past' })
  if (earliest !== null && isBefore(at, earliest)) found.push({ rule: 'beforePickup' })
  const hours = found.length === 0 ? hoursViolation(at, context) : null
  return hours === null ? found : [...found, hours]
}

function isBefore(at: Moment, other: Moment): boolean {
  if (at.date !== other.date || at.time === null || other.time === null) {
    return at.date < other.date
  }
  return at.time < other.time
}

function hoursViolation(
  { date, time }: Moment,
  { hoursSets, depotId }: TimesContext,
): RuleViolation | null {
  if (hoursSets === undefined || depotId === null) return null
  const check = checkPickup({ sets: hoursSets, depotId }, date, time ?? '12:00')
  if (time === null && check.kind !== 'closed') return null
  switch (check.kind) {
    case 'ok':
      return null
    case 'closed':
      return { rule: 'closed' }
    case 'early':
      return { rule: 'early', opens: check.opens }
    case 'late':
      return { rule: 'late', closes: check.closes }
    default:
      return unreachable(check)
  }
}
