import { optionalText } from './forms.ts'
import { inquiryBodySchema } from './inquiries.ts'
import { z } from './z.ts'

/** The fields of the inquiry's body that a registration takes too. */
const inquiryFields = {
  now: true,
  lang: true,
  form_token: true,
  sum: true,
  website: true,
  prod_id: true,
  prod_name: true,
  fld_title1: true,
  fld_title2: true,
  fld_title3: true,
  fld_title4: true,
  depot_id: true,
  company: true,
  firstname: true,
  lastname: true,
  email: true,
  phone: true,
  price_type: true,
  pickup_at: true,
  return_at: true,
  inquiry_text: true,
} as const

/**
 * Types of a course registration's fields; their rules are `validateRegistration` of the domain.
 * Depot and dates are the course's: those of the body are ignored.
 */
export const registrationBodySchema = inquiryBodySchema
  .pick(inquiryFields)
  .extend({
    /** 1 to 20 people; without it the sender takes the course. */
    participants: z
      .array(
        z.strictObject({
          firstname: optionalText,
          lastname: optionalText,
          email: optionalText,
        }),
      )
      .max(1_000)
      .nullable()
      .optional(),
  })
  .openapi('RegistrationBody', { required: ['prod_id', 'firstname', 'lastname', 'email'] })

export const registrationAnswerSchema = z
  .object({
    data: z.object({
      case_number: z.string(),
      /** How many of the participants are on the waiting list. */
      waiting: z.int().min(0),
      /** They take their seats when the link in the mail is opened; `waiting` is as it is now. */
      to_confirm: z.boolean(),
    }),
  })
  .openapi('RegistrationAnswer')

export const confirmRegistrationBodySchema = z
  .strictObject({ token: z.string().max(200) })
  .openapi('ConfirmRegistrationBody')

export const confirmedRegistrationSchema = z
  .object({ case_number: z.string(), waiting: z.int().min(0) })
  .openapi('ConfirmedRegistration')

export type RegistrationBody = z.infer<typeof registrationBodySchema>
export type ConfirmedRegistration = z.infer<typeof confirmedRegistrationSchema>
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>
