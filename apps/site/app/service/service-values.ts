import type { ServiceInput } from '@minikran/domain/validation/service-form'
import { messageHtml } from '../forms/message/message-html.ts'

/** The fields in their order. */
export const serviceFields = [
  'request',
  'depot_id',
  'make',
  'model',
  'serial_number',
  'uploads',
  'price_type',
  'company',
  'firstname',
  'lastname',
  'email',
  'phone',
  'inquiry_text',
  'inquiry_html',
  'sum',
] as const

export type ServiceField = (typeof serviceFields)[number]
export type ServiceValues = Record<ServiceField, string>

/** The fields as the domain judges them. */
export function serviceInput(values: ServiceValues) {
  const { sum: _, uploads: _ids, inquiry_html: _html, price_type, ...texts } = values
  return {
    ...texts,
    company: price_type === '1' ? '' : values.company,
    inquiry_text: messageHtml(values),
  } satisfies ServiceInput
}
