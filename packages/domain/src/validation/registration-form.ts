import type { PriceTypeChoice } from '../pricing/price-type.ts'
import { type FieldRules, type FormErrors, validateForm } from './form.ts'
import { maxParticipants } from './max-participants.ts'
import { readId } from './read-id.ts'
import type { RuleViolation } from './rules.ts'
import { messageField, personFields, senderFields } from './sender-fields.ts'

export type ParticipantField = 'firstname' | 'lastname' | 'email'
type OwnField = keyof ReturnType<typeof senderFields> | 'prod_id'
export type RegistrationField =
  | OwnField
  | 'inquiry_text'
  | 'participants'
  | `participants.${number}.${ParticipantField}`
export type RegistrationErrors = FormErrors<RegistrationField>

/** The form's fields before validation. */
export type RegistrationInput = Readonly<
  Partial<Record<OwnField | 'inquiry_text' | 'participants', unknown>>
>

export type Participant = { firstname: string; lastname: string; email: string | null }
/** Trimmed and valid; null is absent. */
export type Registration = {
  prod_id: number
  company: string | null
  firstname: string
  lastname: string
  email: string
  phone: string | null
  inquiry_text: string | null
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

/**
 * Validates a course registration, in browser and server: the rules of an inquiry without dates, and
 * its participants. Reports all violations.
 */
export function validateRegistration(
  input: RegistrationInput,
  priceType: PriceTypeChoice,
): RegistrationResult {
  const form = validateForm({ ...senderFields(priceType), inquiry_text: messageField }, input)
  const productId = readId(input.prod_id)
  const people = readParticipants(input.participants)
  const errors: RegistrationErrors = { ...(form.ok ? {} : form.errors), ...people.errors }
  if (typeof productId !== 'number') errors.prod_id = [productId]
  const hasFaults = Object.keys(errors).length > 0
  if (!form.ok || typeof productId !== 'number' || hasFaults) return { ok: false, errors }
  const { firstname, lastname, email } = form.values
  const sender = { firstname, lastname, email }
  return {
    ok: true,
    registration: {
      prod_id: productId,
      company: form.values.company ?? null,
      ...sender,
      phone: form.values.phone ?? null,
      inquiry_text: form.values.inquiry_text ?? null,
      participants: people.participants.length === 0 ? [sender] : people.participants,
    },
  }
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
    if (form.ok) participants.push({ ...form.values, email: form.values.email ?? null })
    else collect(errors, index, form.errors)
  }
  return { participants, errors }
}

function collect(
  errors: RegistrationErrors,
  index: number,
  found: FormErrors<ParticipantField>,
): void {
  for (const field of ['firstname', 'lastname', 'email'] as const) {
    const violations = found[field]
    if (violations !== undefined) errors[`participants.${index}.${field}`] = violations
  }
}
