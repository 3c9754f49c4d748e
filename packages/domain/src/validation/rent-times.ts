import { checkPickup, type HoursSet } from '../opening-hours/active-hours.ts'
import {
  formatLocalDateTime,
  type LocalDateTime,
  minutesOf,
  parseLocalDateTime,
  stockholmDateTime,
} from '../primitives/local-date.ts'
import { unreachable } from '../primitives/unreachable.ts'
import { type FieldRules, type FormErrors, validateForm } from './form.ts'
import type { Rule, RuleViolation } from './rules.ts'

type TimeField = 'pickup_at' | 'return_at'
type TimesInput = Readonly<Partial<Record<TimeField, unknown>>>

export type TimesContext = {
  nowMs: number
  /** The opening hours sets of company and depot; without them hours are not validated. */
  hoursSets?: readonly HoursSet[]
  depotId: number | null
}

/** 'YYYY-MM-DD HH:mm' in Stockholm. */
export type RentTimes = { pickup_at: string; return_at: string | null }
export type TimesResult = {
  errors: FormErrors<TimeField>
  /** Null when the pickup is missing or either is invalid on its own. */
  times: RentTimes | null
}

/** Pickup and return are in steps of five minutes (docs/inquiries.md). */
export const stepMinutes = 5

const localDateTime: Rule = (text) => {
  const parsed = parseLocalDateTime(text)
  if (parsed === null) return { rule: 'format' }
  return minutesOf(parsed.time) % stepMinutes === 0 ? null : { rule: 'step', minutes: stepMinutes }
}

const fields = {
  pickup_at: { required: true as const, rules: [localDateTime] },
  return_at: { required: false, rules: [localDateTime] },
} satisfies FieldRules

/** Validates pickup and return of a machine: not in the past, and within the opening hours. */
export function validateRentTimes(input: TimesInput, context: TimesContext): TimesResult {
  const form = validateForm(fields, input)
  const faulty: FormErrors<TimeField> = form.ok ? {} : form.errors
  const pickup = parsedUnlessFaulty(input, 'pickup_at', faulty)
  const returned = parsedUnlessFaulty(input, 'return_at', faulty)
  const errors: FormErrors<TimeField> = { ...faulty }
  const atPickup = timeViolations(pickup, null, context)
  const atReturn = timeViolations(returned, pickup, context)
  if (atPickup.length > 0) errors.pickup_at = atPickup
  if (atReturn.length > 0) errors.return_at = atReturn
  if (!form.ok) return { errors, times: null }
  const { pickup_at, return_at } = form.values
  return { errors, times: { pickup_at, return_at: return_at ?? null } }
}

function parsedUnlessFaulty(
  input: TimesInput,
  field: TimeField,
  faulty: FormErrors<TimeField>,
): LocalDateTime | null {
  const raw = input[field]
  if (faulty[field] !== undefined || typeof raw !== 'string') return null
  return parseLocalDateTime(raw.trim())
}

function timeViolations(
  at: LocalDateTime | null,
  earliest: LocalDateTime | null,
  context: TimesContext,
): RuleViolation[] {
  if (at === null) return []
  const text = formatLocalDateTime(at)
  const found: RuleViolation[] = []
  if (text < formatLocalDateTime(stockholmDateTime(context.nowMs))) found.push({ rule: 'past' })
  if (earliest !== null && text < formatLocalDateTime(earliest)) {
    found.push({ rule: 'beforePickup' })
  }
  const hours = found.length === 0 ? hoursViolation(at, context) : null
  return hours === null ? found : [...found, hours]
}

function hoursViolation(
  { date, time }: LocalDateTime,
  { hoursSets, depotId }: TimesContext,
): RuleViolation | null {
  if (hoursSets === undefined || depotId === null) return null
  const check = checkPickup({ sets: hoursSets, depotId }, date, time)
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
