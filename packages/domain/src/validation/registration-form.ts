import type { PriceTypeChoice } from '../pricing/price-type.ts'
import { type FieldRules, type FormErrors, type FormValues, validateForm } from './form.ts'
import { maxParticipants } from './max-participants.ts'
import { readId } from './read-id.ts'
import type { RuleViolation } from './rules.ts'
import { personFields, senderFields } from './sender-fields.ts'

type Fields = ReturnType<typeof senderFields>
type OwnField = keyof Fields | 'prod_id' | 'participants'
export type RegistrationField = OwnField | `participants.${number}.${ParticipantField}`
export type RegistrationErrors = FormErrors<RegistrationField>

/** The form's fields before validation. */
export type RegistrationInput = Readonly<Partial<Record<OwnField, unknown>>>

/** Trimmed and valid; null is absent. */
export type Registration = FormValues<Fields> & {
  prod_id: number
  /** At least one: the sender if none was sent. */
  participants: Participant[]
}
export type RegistrationResult =
  | { ok: true; registration: Registration }
  | { ok: false; errors: RegistrationErrors }

// Only the sender's name has a minimum length of three.
const participantFields = {
  firstname: personFields.firstname,
  lastname: personFields.lastname,
  email: { ...personFields.email, required: false },
} satisfies FieldRules

export type ParticipantField = keyof typeof participantFields
export type Participant = FormValues<typeof participantFields>

/**
 * Validates a course registration, in browser and server: the rules of an inquiry without dates, and
 * its participants. Reports all violations.
 */
export function validateRegistration(
  input: RegistrationInput,
  priceType: PriceTypeChoice,
): RegistrationResult {
  const form = validateForm(senderFields(priceType), input)
  const productId = readId(input.prod_id)
  const people = readParticipants(input.participants)
  const errors: RegistrationErrors = { ...(form.ok ? {} : form.errors), ...people.errors }
  if (typeof productId !== 'number') errors.prod_id = [productId]
  const hasFaults = Object.keys(errors).length > 0
  if (!form.ok || typeof productId !== 'number' || hasFaults) return { ok: false, errors }
  const { firstname, lastname, email } = form.values
  const sent = people.participants
  const participants = sent.length === 0 ? [{ firstname, lastname, email }] : sent
  return { ok: true, registration: { ...form.values, prod_id: productId, participants } }
}

type People = { participants: Participant[]; errors: RegistrationErrors }

function readParticipants(raw: unknown): People {
  if (raw === undefined || raw === null) return { participants: [], errors: {} }
  const refused = (violation: RuleViolation): People => ({
    participants: [],
    errors: { participants: [violation] },
  })
  if (!Array.isArray(raw)) return refused({ rule: 'format' })
  if (raw.length > maxParticipants) return refused({ rule: 'maxCount', max: maxParticipants })
  const errors: RegistrationErrors = {}
  const participants: Participant[] = []
  for (const [index, entry] of raw.entries()) {
    const fields = typeof entry === 'object' && entry !== null ? entry : {}
    const form = validateForm(participantFields, fields as Record<string, unknown>)
    if (form.ok) participants.push(form.values)
    for (const [field, violations] of Object.entries(form.ok ? {} : form.errors)) {
      errors[`participants.${index}.${field as ParticipantField}`] = violations
    }
  }
  return { participants, errors }
}
