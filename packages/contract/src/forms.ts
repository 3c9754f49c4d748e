import { caseKinds } from '@minikran/domain/cases/case-steps'
import { priceTypeChoices } from '@minikran/domain/pricing/price-type'
import { z } from './z.ts'

/** A text that may be absent; the domain's rules say whether the form needs it. */
export const optionalText = z.string().nullable().optional()

/** An empty optional field counts as absent, whatever its type. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  const orAbsent = schema.nullable().optional()
  return z.preprocess((raw) => (raw === '' ? null : raw), orAbsent).optional()
}

/** What every form carries that is sent to the company; all of it may be left out. */
export const sentFormFields = {
  /** The sender's clock: stored, never judged. */
  now: z.union([z.string(), z.number()]).nullable().optional(),
  /** The language of its mails. */
  lang: orEmpty(z.enum(['sv', 'en'])),
  /** From `getFormChallenge`; with it the sum, the honeypot and the minimum time are judged. */
  form_token: z.string().max(500).nullable().optional(),
  sum: z
    .union([z.string().max(20), z.number()])
    .nullable()
    .optional(),
  /** Honeypot: people leave it empty. */
  website: z.string().max(500).nullable().optional(),
}

/** The sender's fields in inquiries, registrations and service requests. */
export const senderFields = {
  company: optionalText,
  firstname: optionalText,
  lastname: optionalText,
  email: optionalText,
  phone: optionalText,
  price_type: z
    .union([z.enum(priceTypeChoices), z.literal(1), z.literal(2)])
    .nullable()
    .optional(),
}

/** The hours of the depot on the day of a time at which it is not open; null: closed all day. */
export const hoursDetailSchema = z
  .object({
    depot: z.string(),
    open: z.string().nullable(),
    close: z.string().nullable(),
    reason: z.enum(['closed', 'early', 'late']),
  })
  .openapi('HoursDetail')

/**
 * How a form that becomes a case is refused: rule keys by field; `count` is the number of faulty
 * fields; `details` only where a time is outside the depot's hours.
 */
export const refusedFormSchema = z
  .object({
    count: z.int(),
    errors: z.record(z.string(), z.array(z.string())),
    details: z.record(z.string(), hoursDetailSchema).optional(),
  })
  .openapi('RefusedForm')

/** The forms that are sent to the company and become a case. */
export const formKindSchema = z.enum(caseKinds)

/** Which form the question is for: its token is valid for no other. */
export const formChallengeQuery = z.strictObject({ form: formKindSchema.default('inquiry') })

/** The sum question: two whole numbers, each 0 to 4, bound to `form_token`. */
export const formChallengeSchema = z
  .object({
    form_token: z.string(),
    x: z.int().min(0).max(4),
    y: z.int().min(0).max(4),
    /** Milliseconds that must have gone by before the form is sent. */
    least_time_ms: z.int().min(0),
  })
  .openapi('FormChallenge')

const sentFormSchema = z.object(sentFormFields)

export type FormKind = z.infer<typeof formKindSchema>
export type SentForm = z.infer<typeof sentFormSchema>
export type HoursDetail = z.infer<typeof hoursDetailSchema>
export type RefusedForm = z.infer<typeof refusedFormSchema>
export type FormChallenge = z.infer<typeof formChallengeSchema>
