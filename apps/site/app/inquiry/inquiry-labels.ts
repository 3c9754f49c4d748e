import { m } from '@minikran/i18n/messages'
import { contactLabels } from '../forms/contact-labels.ts'
import type { InquiryField, LineField, OwnField } from './inquiry-values.ts'

type UnnamedField = 'price_type' | 'sum' | 'inquiry_html' | 'lift'

/** The label of the sum question is the question itself. */
export const inquiryLabels: Record<Exclude<OwnField, UnnamedField>, () => string> = {
  depot_id: m.inquiry_depot,
  pickup_date: m.inquiry_pickup_date,
  pickup_time: m.inquiry_pickup_time,
  return_date: m.inquiry_return_date,
  return_time: m.inquiry_return_time,
  with_operator: m.inquiry_with_operator,
  deliver: m.inquiry_deliver,
  delivery_address: m.inquiry_delivery_address,
  delivery_zip: m.credit_zip,
  ...contactLabels,
  inquiry_text: m.form_message,
  uploads: m.picture_label,
}

const lineLabels: Record<LineField, () => string> = {
  ...inquiryLabels,
  comment: m.inquiry_machine_comment,
}

type Named = { slug: string; title: { text: string } }

/** The label of a field in the error summary; a machine's own field names the machine. */
export function labelOf(field: InquiryField, products: readonly Named[]): string | null {
  if (isOwn(field)) return inquiryLabels[field]()
  const dot = field.lastIndexOf('.')
  if (dot < 0) return null
  const title = products.find(({ slug }) => slug === field.slice(0, dot))?.title.text ?? ''
  const lineField = field.slice(dot + 1)
  return isLineField(lineField) ? `${title}, ${lineLabels[lineField]()}` : title
}

const idFields: readonly InquiryField[] = ['depot_id', 'uploads']

/** The label of a field in a summary for people; null for what is an id. */
export const summaryLabel = (field: InquiryField, products: readonly Named[]): string | null =>
  idFields.includes(field) ? null : labelOf(field, products)

const isOwn = (field: string): field is keyof typeof inquiryLabels =>
  Object.hasOwn(inquiryLabels, field)
const isLineField = (field: string): field is LineField => Object.hasOwn(lineLabels, field)
