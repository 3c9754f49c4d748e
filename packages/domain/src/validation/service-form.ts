import type { PriceTypeChoice } from '../pricing/price-type.ts'
import { type FieldRules, type FormErrors, type FormValues, validateForm } from './form.ts'
import { readId } from './read-id.ts'
import { textLine } from './rules.ts'
import { senderFields } from './sender-fields.ts'
import { serviceMaxLengths } from './service-max-lengths.ts'

/** The kinds of service requests. */
export const serviceRequests = ['repair', 'sparePart'] as const
export type ServiceRequest = (typeof serviceRequests)[number]

/** Trimmed and valid; null is absent. */
export type Service = FormValues<Fields> & { request: ServiceRequest; depot_id: number }
export type ServiceResult = { ok: true; service: Service } | { ok: false; errors: FormErrors }

const line = (field: keyof typeof serviceMaxLengths) => textLine(1, serviceMaxLengths[field])

const fieldsFor = (priceType: PriceTypeChoice) =>
  ({
    make: { required: true as const, rules: line('make') },
    model: { required: true as const, rules: line('model') },
    serial_number: { required: false, rules: line('serial_number') },
    ...senderFields(priceType),
  }) satisfies FieldRules

type Fields = ReturnType<typeof fieldsFor>
type ServiceField = keyof Fields | 'request' | 'depot_id'
/** The form's fields before validation. */
export type ServiceInput = Readonly<Partial<Record<ServiceField, unknown>>>

/** Validates the service form (docs/inquiries.md), in browser and server. */
export function validateService(input: ServiceInput, priceType: PriceTypeChoice): ServiceResult {
  const form = validateForm(fieldsFor(priceType), input)
  const errors: FormErrors = form.ok ? {} : { ...form.errors }
  const depot = readId(input.depot_id)
  if (typeof depot !== 'number') errors['depot_id'] = [depot]
  const request = serviceRequests.find((known) => known === input.request)
  if (request === undefined) errors['request'] = [{ rule: input.request ? 'format' : 'required' }]
  if (!form.ok || typeof depot !== 'number' || request === undefined) return { ok: false, errors }
  return { ok: true, service: { ...form.values, request, depot_id: depot } }
}
