import type { PriceTypeChoice } from '../pricing/price-type.ts'
import { type Delivery, type DeliveryInput, validateDelivery } from './delivery.ts'
import { type FormErrors, type FormValues, validateForm } from './form.ts'
import { mostLines } from './inquiry-limits.ts'
import {
  hasTooManyLines,
  type InquiryLine,
  type LinesInput,
  sentLines,
  validateLine,
} from './inquiry-lines.ts'
import { readId } from './read-id.ts'
import type { TimesContext } from './rent-times.ts'
import { senderFields } from './sender-fields.ts'

/** Trimmed and valid; null is absent. */
export type Inquiry = FormValues<Fields> & {
  depot_id: number
  with_operator: boolean
  /** Null: the customer collects the machines. */
  delivery: Delivery | null
  /** The machines in order; a general inquiry has one line without a product. */
  lines: InquiryLine[]
}
export type InquiryResult = { ok: true; inquiry: Inquiry } | { ok: false; errors: FormErrors }

export type InquiryContext = Omit<TimesContext, 'depotId'> & { priceType: PriceTypeChoice }

type Fields = ReturnType<typeof senderFields>
type OwnField = keyof Fields | 'depot_id' | 'with_operator'
/** The fields of a browser form or a JSON body before validation. */
export type InquiryInput = LinesInput & DeliveryInput & Readonly<Partial<Record<OwnField, unknown>>>

/**
 * Validates the inquiry form (docs/inquiries.md), in browser and server. Reports all violations of all
 * fields; ignores unknown fields. Violations of later machines are named by their index in `lines`:
 * `lines.1.pickup_at`.
 */
export function validateInquiry(input: InquiryInput, context: InquiryContext): InquiryResult {
  const form = validateForm(senderFields(context.priceType), input)
  const depot = readId(input.depot_id)
  const depotId = typeof depot === 'number' ? depot : null
  const lines = sentLines(input).map((line) => validateLine(line, { ...context, depotId }))
  const { delivery, errors: ofDelivery } = validateDelivery(input)
  const errors: FormErrors = { ...(form.ok ? {} : form.errors), ...ofDelivery }
  for (const line of lines) Object.assign(errors, line.errors)
  if (hasTooManyLines(input)) errors['lines'] = [{ rule: 'maxCount', max: mostLines }]
  if (typeof depot !== 'number') errors['depot_id'] = [depot]
  const valid = lines.flatMap(({ line }) => line ?? [])
  if (!form.ok || depotId === null || Object.keys(errors).length > 0) return { ok: false, errors }
  const with_operator = input.with_operator === true
  const inquiry = { ...form.values, depot_id: depotId, with_operator, delivery, lines: valid }
  return { ok: true, inquiry }
}
