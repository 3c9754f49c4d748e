import { m } from '@minikran/i18n/messages'
import type { CreditFormField } from './credit-values.ts'

/** The label of the sum question is the question itself; the consent has a sentence of its own. */
export const creditLabels: Record<Exclude<CreditFormField, 'sum' | 'consent'>, () => string> = {
  corp_name: m.form_company,
  organisation_number: m.credit_organisation_number,
  corp_vat: m.credit_vat,
  corp_address: m.credit_address,
  corp_zip: m.credit_zip,
  corp_city: m.credit_city,
  email_address: m.credit_company_email,
  limit: m.credit_limit,
  invoice_email: m.credit_invoice_email,
  firstname: m.form_firstname,
  lastname: m.form_lastname,
  email: m.form_email,
  phone: m.form_phone,
  credit_text: m.form_message,
}

/** The label of a field in the error summary; null when the message names it. */
export function creditLabel(field: CreditFormField): string | null {
  return field === 'sum' || field === 'consent' ? null : creditLabels[field]()
}
