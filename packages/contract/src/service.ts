import { serviceRequests } from '@minikran/domain/validation/service-form'
import { optionalText, senderFields, sentFormFields } from './forms.ts'
import { formItemId } from './item-id.ts'
import { z } from './z.ts'

/** Types of a service request's fields; their rules are `validateService` of the domain. */
export const serviceBodySchema = z
  .strictObject({
    ...sentFormFields,
    request: z.enum(serviceRequests).nullable().optional(),
    depot_id: formItemId,
    make: optionalText,
    model: optionalText,
    serial_number: optionalText,
    ...senderFields,
    inquiry_text: optionalText,
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
