import type { InquiryInput } from '@minikran/domain/validation/inquiry-form'

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
  'sum',
] as const

export type InquiryField = (typeof inquiryFields)[number]
export type InquiryValues = Record<InquiryField, string>

export const emptyInquiry = Object.fromEntries(
  inquiryFields.map((field) => [field, '']),
) as InquiryValues

/** The typed texts of a form; fields it does not show are empty. */
export function readInquiryForm(form: FormData): InquiryValues {
  const textOf = (field: InquiryField) => {
    const value = form.get(field)
    return typeof value === 'string' ? tidy(field, value) : ''
  }
  return Object.fromEntries(inquiryFields.map((field) => [field, textOf(field)])) as InquiryValues
}

// A keypad for digits has neither dash nor colon, and gloves do not look for them.
const dateDigits = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/
const timeDigits = /^(\d{1,2})[:. ]?(\d{2})$/

/** `20261203` is meant as `2026-12-03`, `730` as `07:30`; everything else stays as typed. */
export function tidy(field: InquiryField, typed: string): string {
  const text = typed.trim()
  if (field.endsWith('_date')) return text.replace(dateDigits, '$1-$2-$3')
  if (!field.endsWith('_time')) return typed
  return text.replace(timeDigits, (_, hour: string, minute: string) => {
    return `${hour.padStart(2, '0')}:${minute}`
  })
}

/** The fields as the rules and the API know them: date and time joined (contract §2). */
export function inquiryInput(values: InquiryValues) {
  return {
    depot_id: values.depot_id,
    company: values.company,
    firstname: values.firstname,
    lastname: values.lastname,
    email: values.email,
    phone: values.phone,
    inquiry_text: values.inquiry_text,
    pickup_at: `${values.pickup_date} ${values.pickup_time}`.trim(),
    return_at: `${values.return_date} ${values.return_time}`.trim(),
  } satisfies InquiryInput
}
