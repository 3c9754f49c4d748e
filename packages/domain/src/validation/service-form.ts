import type { PriceTypeChoice } from '../pricing/price-type.ts'
import { type FieldRules, type FormErrors, validateForm } from './form.ts'
import { readId } from './read-id.ts'
import { textLine } from './rules.ts'
import { messageField, senderFields } from './sender-fields.ts'
import { serviceMaxLengths } from './service-max-lengths.ts'

/** The kinds of service requests. */
export const serviceRequests = ['repair', 'sparePart'] as const
export type ServiceRequest = (typeof serviceRequests)[number]

/** Trimmed and valid; null is absent. */
export type Service = {
  request: ServiceRequest
  depot_id: number
  make: string
  model: string
  serial_number: string | null
  company: string | null
  firstname: string
  lastname: string
  email: string
  phone: string | null
  inquiry_text: string | null
}
export type ServiceResult = { ok: true; service: Service } | { ok: false; errors: FormErrors }

const line = (field: keyof typeof serviceMaxLengths) => textLine(1, serviceMaxLengths[field])

const fieldsFor = (priceType: PriceTypeChoice) =>
  ({
    make: { required: true as const, rules: line('make') },
    model: { required: true as const, rules: line('model') },
    serial_number: { required: false, rules: line('serial_number') },
    ...senderFields(priceType),
    inquiry_text: messageField,
  }) satisfies FieldRules

type ServiceField = keyof ReturnType<typeof fieldsFor> | 'request' | 'depot_id'
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
  const { values } = form
  return {
    ok: true,
    service: {
      request,
      depot_id: depot,
      make: values.make,
      model: values.model,
      serial_number: values.serial_number ?? null,
      company: values.company ?? null,
      firstname: values.firstname,
      lastname: values.lastname,
      email: values.email,
      phone: values.phone ?? null,
      inquiry_text: values.inquiry_text ?? null,
    },
  }
}
