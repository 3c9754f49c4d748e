import { maxParticipants } from '@minikran/domain/validation/max-participants'
import { messageHtml } from '../forms/message/message-html.ts'

export const participantParts = ['firstname', 'lastname', 'email'] as const
export type ParticipantPart = (typeof participantParts)[number]
type ParticipantField = `participants.${number}.${ParticipantPart}`

/** A field of a participant's row, with the API's name. */
export const participantField = (row: number, part: ParticipantPart): ParticipantField =>
  `participants.${row}.${part}`

const rows = Array.from({ length: maxParticipants }, (_, row) => row)

/** The fields of the form with the given number of rows. */
export const registrationFields = [
  'price_type',
  'company',
  'firstname',
  'lastname',
  'email',
  'phone',
  'rows',
  ...rows.flatMap((row) => participantParts.map((part) => participantField(row, part))),
  'inquiry_text',
  'inquiry_html',
  'sum',
] as const

export type RegistrationField = (typeof registrationFields)[number]
export type RegistrationValues = Record<RegistrationField, string>

export const emptyParticipant = (row: number): Partial<RegistrationValues> =>
  Object.fromEntries(participantParts.map((part) => [participantField(row, part), '']))

/** The rows that are not empty. */
export function filledRows(values: Partial<RegistrationValues>): number[] {
  return rows.filter((row) =>
    participantParts.some((part) => (values[participantField(row, part)] ?? '').trim() !== ''),
  )
}

/** The row that names the sender, otherwise the first empty one; undefined when all are filled. */
export function rowOfSender(values: RegistrationValues): number | undefined {
  const filled = filledRows(values)
  const nameParts = ['firstname', 'lastname'] as const
  const own = filled.find((row) =>
    nameParts.every((part) => values[participantField(row, part)]?.trim() === values[part].trim()),
  )
  return own ?? rows.find((row) => !filled.includes(row))
}

/** The number of participants; without any row, the sender alone. */
export function requestedSeats(values: Partial<RegistrationValues>): number {
  return Math.max(1, filledRows(values).length)
}

/** The number of rows to show: the requested number, and all filled ones. */
export function shownRows(values: Partial<RegistrationValues> | null): number {
  const wanted = Number(values?.rows ?? '')
  const lastFilled = filledRows(values ?? {}).at(-1) ?? -1
  const shown = Math.max(0, Number.isInteger(wanted) ? wanted : 0, lastFilled + 1)
  return Math.min(shown, maxParticipants)
}

/** The body of the API call. */
export function registrationInput(values: RegistrationValues) {
  const people = filledRows(values).map((row) => ({
    firstname: values[participantField(row, 'firstname')] ?? '',
    lastname: values[participantField(row, 'lastname')] ?? '',
    email: values[participantField(row, 'email')] ?? '',
  }))
  return {
    company: values.price_type === '1' ? '' : values.company,
    firstname: values.firstname,
    lastname: values.lastname,
    email: values.email,
    phone: values.phone,
    inquiry_text: messageHtml(values),
    ...(people.length > 0 && { participants: people }),
  }
}
