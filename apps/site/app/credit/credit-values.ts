import type { CreditInput } from '@minikran/domain/validation/credit-form'
import { plainTextAsHtml } from '@minikran/domain/validation/rich-text'

/** The fields in their order. */
export const creditFields = [
  'corp_name',
  'organisation_number',
  'corp_vat',
  'corp_address',
  'corp_zip',
  'corp_city',
  'email_address',
  'limit',
  'invoice_email',
  'firstname',
  'lastname',
  'email',
  'phone',
  'credit_text',
  'consent',
  'sum',
] as const

export type CreditFormField = (typeof creditFields)[number]
export type CreditValues = Record<CreditFormField, string>

/** The value of a ticked checkbox. */
export const ticked = 'on'

/** The body of the API call: booleans for checkboxes, the message as HTML. */
export function creditInput({ sum, consent, credit_text, ...texts }: CreditValues) {
  return {
    ...texts,
    credit_text: plainTextAsHtml(credit_text),
    consent: consent === ticked,
  } satisfies CreditInput
}
