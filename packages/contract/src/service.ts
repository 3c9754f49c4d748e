import { senderFields, sentFormFields } from './forms.ts'
import { z } from './z.ts'

const text = z.string().nullable().optional()

/** Types of a service request's fields; their rules are `validateService` of the domain. */
export const serviceBodySchema = z
  .strictObject({
    ...sentFormFields,
    request: z.enum(['repair', 'sparePart']).nullable().optional(),
    depot_id: z
      .union([z.int().min(1).max(2_147_483_647), z.string().max(20)])
      .nullable()
      .optional(),
    make: text,
    model: text,
    serial_number: text,
    ...senderFields,
    inquiry_text: text,
    /** Pictures from `uploadInquiryImage` that no case has yet, such as one of the plate. */
    uploads: z.array(z.string().max(100)).max(3).nullable().optional(),
  })
  .openapi('ServiceBody', {
    required: ['request', 'depot_id', 'make', 'model', 'firstname', 'lastname', 'email'],
  })

export const serviceAnswerSchema = z
  .object({ data: z.object({ case_number: z.string() }) })
  .openapi('ServiceAnswer')

export type ServiceBody = z.infer<typeof serviceBodySchema>
export type ServiceAnswer = z.infer<typeof serviceAnswerSchema>
