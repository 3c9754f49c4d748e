import { m } from '@minikran/i18n/messages'

/** Who sends a form, as contract §5 names it. */
export const contactLabels = {
  company: m.form_company,
  firstname: m.form_firstname,
  lastname: m.form_lastname,
  email: m.form_email,
  phone: m.form_phone,
}

export type ContactField = keyof typeof contactLabels
