import { m } from '@minikran/i18n/messages'
import { contactLabels } from '../forms/contact-labels.ts'
import type { ParticipantPart, RegistrationField } from './registration-values.ts'

/** The label of a field in the error summary; null when the message names it. */
export function registrationLabel(field: RegistrationField): string | null {
  const [, row, part] = field.split('.')
  if (row !== undefined) {
    const number = Number(row) + 1
    return `${m.registration_participant({ number })}, ${contactLabels[part as ParticipantPart]()}`
  }
  if (field === 'inquiry_text') return m.form_message()
  return field in contactLabels ? contactLabels[field as keyof typeof contactLabels]() : null
}
