import { m } from '@minikran/i18n/messages'
import { contactLabels } from '../forms/contact-labels.ts'
import type { ServiceField } from './service-values.ts'

/** The label of the sum question is the question itself. */
export const serviceLabels: Record<
  Exclude<ServiceField, 'price_type' | 'sum' | 'inquiry_html'>,
  () => string
> = {
  request: m.service_request,
  depot_id: m.inquiry_depot,
  make: m.service_make,
  model: m.service_model,
  serial_number: m.service_serial_number,
  uploads: m.service_picture,
  ...contactLabels,
  inquiry_text: m.form_message,
}

const isLabelled = (field: ServiceField): field is keyof typeof serviceLabels =>
  Object.hasOwn(serviceLabels, field)

/** The label of a field in the error summary; null when the message names it. */
export const serviceLabel = (field: ServiceField): string | null =>
  isLabelled(field) ? serviceLabels[field]() : null
