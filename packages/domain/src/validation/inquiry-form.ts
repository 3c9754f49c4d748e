import { checkPickup, type HoursSet } from '../opening-hours/active-hours.ts'
import type { PriceTypeChoice } from '../pricing/price-type.ts'
import {
  formatLocalDateTime,
  type LocalDateTime,
  minutesOf,
  parseLocalDateTime,
  stockholmDateTime,
} from '../primitives/local-date.ts'
import { unreachable } from '../primitives/unreachable.ts'
import { type FieldRules, type FormErrors, validateForm } from './form.ts'
import { readId } from './read-id.ts'
import type { Rule, RuleViolation } from './rules.ts'
import { messageField, senderFields } from './sender-fields.ts'

type TextField =
  | 'company'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'pickup_at'
  | 'return_at'
  | 'inquiry_text'
export type InquiryField = 'depot_id' | TextField
export type InquiryErrors = FormErrors<InquiryField>

/** The form's fields as they came, from a browser form or a JSON body: anything may be in them. */
export type InquiryInput = Readonly<Partial<Record<InquiryField, unknown>>>

/** Trimmed and valid; null is absent. Times are 'YYYY-MM-DD HH:mm' in Stockholm. */
export type Inquiry = {
  depot_id: number
  company: string | null
  firstname: string
  lastname: string
  email: string
  phone: string | null
  pickup_at: string
  return_at: string | null
  inquiry_text: string | null
}
export type InquiryResult = { ok: true; inquiry: Inquiry } | { ok: false; errors: InquiryErrors }

export type InquiryContext = {
  nowMs: number
  priceType: PriceTypeChoice
  /** The opening hours sets of company and depot; without them hours are not judged. */
  hoursSets?: readonly HoursSet[]
}

/** Pickup and return are asked in steps of five minutes (specification §5). */
export const stepMinutes = 5

const localDateTime: Rule = (text) => {
  const parsed = parseLocalDateTime(text)
  if (parsed === null) return { rule: 'format' }
  return minutesOf(parsed.time) % stepMinutes === 0 ? null : { rule: 'step', minutes: stepMinutes }
}

function fieldsFor(priceType: PriceTypeChoice) {
  return {
    ...senderFields(priceType),
    pickup_at: { required: true as const, rules: [localDateTime] },
    return_at: { required: false, rules: [localDateTime] },
    inquiry_text: messageField,
  } satisfies FieldRules
}

function hoursViolation(
  { hoursSets }: InquiryContext,
  depotId: number | null,
  { date, time }: LocalDateTime,
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

type Times = { pickup: LocalDateTime | null; returned: LocalDateTime | null }

function timeErrors(
  context: InquiryContext,
  depotId: number | null,
  { pickup, returned }: Times,
): InquiryErrors {
  const now = formatLocalDateTime(stockholmDateTime(context.nowMs))
  const judge = (at: LocalDateTime | null, earliest: LocalDateTime | null): RuleViolation[] => {
    if (at === null) return []
    const text = formatLocalDateTime(at)
    const found: RuleViolation[] = []
    if (text < now) found.push({ rule: 'past' })
    if (earliest !== null && text < formatLocalDateTime(earliest)) {
      found.push({ rule: 'beforePickup' })
    }
    const hours = found.length === 0 ? hoursViolation(context, depotId, at) : null
    return hours === null ? found : [...found, hours]
  }
  const errors: InquiryErrors = {}
  const atPickup = judge(pickup, null)
  const atReturn = judge(returned, pickup)
  if (atPickup.length > 0) errors.pickup_at = atPickup
  if (atReturn.length > 0) errors.return_at = atReturn
  return errors
}

function parsedUnlessFaulty(
  input: InquiryInput,
  field: 'pickup_at' | 'return_at',
  errors: InquiryErrors,
): LocalDateTime | null {
  const raw = input[field]
  if (errors[field] !== undefined || typeof raw !== 'string') return null
  return parseLocalDateTime(raw.trim())
}

/**
 * The inquiry form of specification §5 (readings 16-19), one function for browser and server.
 * Every fault of every field is answered at once; fields it does not know are ignored.
 */
export function validateInquiry(input: InquiryInput, context: InquiryContext): InquiryResult {
  const form = validateForm(fieldsFor(context.priceType), input)
  const fieldErrors: InquiryErrors = form.ok ? {} : form.errors
  const depot = readId(input.depot_id)
  const depotId = typeof depot === 'number' ? depot : null
  const times = {
    pickup: parsedUnlessFaulty(input, 'pickup_at', fieldErrors),
    returned: parsedUnlessFaulty(input, 'return_at', fieldErrors),
  }
  const errors: InquiryErrors = { ...fieldErrors, ...timeErrors(context, depotId, times) }
  if (typeof depot !== 'number') errors.depot_id = [depot]
  if (!form.ok || depotId === null || Object.keys(errors).length > 0) return { ok: false, errors }
  const { values } = form
  return {
    ok: true,
    inquiry: {
      depot_id: depotId,
      company: values.company ?? null,
      firstname: values.firstname,
      lastname: values.lastname,
      email: values.email,
      phone: values.phone ?? null,
      pickup_at: values.pickup_at,
      return_at: values.return_at ?? null,
      inquiry_text: values.inquiry_text ?? null,
    },
  }
}
