import { m } from '@minikran/i18n/messages'
import { contactLabels } from '../forms/contact-labels.ts'
import type { InquiryField } from './inquiry-values.ts'

/** Contract §5; the sum's label carries its question. */
export const inquiryLabels: Record<Exclude<InquiryField, 'sum' | 'inquiry_html'>, () => string> = {
  depot_id: m.inquiry_depot,
  pickup_date: m.inquiry_pickup_date,
  pickup_time: m.inquiry_pickup_time,
  return_date: m.inquiry_return_date,
  return_time: m.inquiry_return_time,
  ...contactLabels,
  inquiry_text: m.form_message,
  uploads: m.picture_label,
}

/** A field's name in a list of faults; null: its sentence says it all. */
export const inquiryLabel = (field: InquiryField): string | null =>
  field === 'sum' || field === 'inquiry_html' ? null : inquiryLabels[field]()
