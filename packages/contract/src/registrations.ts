import { inquiryBodySchema } from './inquiries.ts'
import { z } from './z.ts'

/**
 * Types of a course registration's fields: the inquiry's body (specification §7) and who comes.
 * Depot and dates are the course's, so those of the body are not looked at. The rules are
 * `validateRegistration` of the domain.
 */
export const registrationBodySchema = inquiryBodySchema
  .omit({ uploads: true })
  .extend({
    /** 1 to 20 people; without it the sender takes the course. */
    participants: z
      .array(
        z.strictObject({
          firstname: z.string().nullable().optional(),
          lastname: z.string().nullable().optional(),
          email: z.string().nullable().optional(),
        }),
      )
      .max(1_000)
      .nullable()
      .optional(),
  })
  .openapi('RegistrationBody')

export const registrationAnswerSchema = z
  .object({
    data: z.object({
      case_number: z.string(),
      /** How many of the participants are on the waiting list. */
      waiting: z.int().min(0),
    }),
  })
  .openapi('RegistrationAnswer')

export type RegistrationBody = z.infer<typeof registrationBodySchema>
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>
