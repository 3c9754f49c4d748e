import { m } from '@minikran/i18n/messages'

/** Labels of the sender's fields. */
export const contactLabels = {
  company: m.form_company,
  firstname: m.form_firstname,
  lastname: m.form_lastname,
  email: m.form_email,
  phone: m.form_phone,
}

export type ContactField = keyof typeof contactLabels
