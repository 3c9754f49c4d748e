import type { InquiryInput } from '@minikran/domain/validation/inquiry-form'
import { messageHtml } from '../forms/message/message-html.ts'
import { emptyValues } from '../forms/read-values.ts'

/** The fields of the form as a person sees them: date and time apart (specification §5). */
export const inquiryFields = [
  'depot_id',
  'pickup_date',
  'pickup_time',
  'return_date',
  'return_time',
  'company',
  'firstname',
  'lastname',
  'email',
  'phone',
  'inquiry_text',
  'inquiry_html',
  'uploads',
  'sum',
] as const

export type InquiryField = (typeof inquiryFields)[number]
export type InquiryValues = Record<InquiryField, string>

export const emptyInquiry: InquiryValues = emptyValues(inquiryFields)

/** The fields as the rules and the API know them: date and time joined (contract §2). */
export function inquiryInput(values: InquiryValues) {
  return {
    depot_id: values.depot_id,
    company: values.company,
    firstname: values.firstname,
    lastname: values.lastname,
    email: values.email,
    phone: values.phone,
    inquiry_text: messageHtml(values),
    pickup_at: `${values.pickup_date} ${values.pickup_time}`.trim(),
    return_at: `${values.return_date} ${values.return_time}`.trim(),
  } satisfies InquiryInput
}
