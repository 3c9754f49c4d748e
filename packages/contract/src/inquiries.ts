import { maxPlanQuery, readPlanQuery } from '@minikran/domain/lift-planning/plan-query'
import { askedLiftSchema } from './crane-selection.ts'
import { optionalText, orEmpty, senderFields, sentFormFields } from './forms.ts'
import { formItemId } from './item-id.ts'
import { z } from './z.ts'

const labelledField = orEmpty(
  z.strictObject({ label: z.string().max(200), value: z.string().max(500) }),
)

/** A lift plan as the query of its page (docs/lift-plan.md); what is no part of it is dropped. */
const liftPlanText = z
  .string()
  .max(maxPlanQuery)
  .transform((query, context) => {
    const plan = readPlanQuery(new URLSearchParams(query))
    if (plan !== null) return plan
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })
  .openapi({ type: ['string', 'null'], maxLength: maxPlanQuery })

/** One machine of several; without a pickup or return of its own it has the inquiry's. */
const inquiryLineSchema = z
  .strictObject({
    prod_id: formItemId,
    pickup_at: optionalText,
    return_at: optionalText,
    comment: optionalText,
  })
  .openapi('InquiryLine')

/** Types of an inquiry's fields; their rules are `validateInquiry` of the domain. */
export const inquiryBodySchema = z
  .strictObject({
    ...sentFormFields,
    prod_id: formItemId,
    prod_name: z.string().max(500).nullable().optional(),
    fld_title1: labelledField,
    fld_title2: labelledField,
    fld_title3: labelledField,
    fld_title4: labelledField,
    depot_id: formItemId,
    ...senderFields,
    pickup_at: optionalText,
    return_at: optionalText,
    inquiry_text: optionalText,
    with_operator: z.boolean().nullable().optional(),
    /** True: to the address, which is then required. */
    deliver: z.boolean().nullable().optional(),
    delivery_address: optionalText,
    delivery_zip: optionalText,
    /** Pictures from `uploadInquiryImage` that no case has yet. */
    uploads: z.array(z.string().max(100)).max(3).nullable().optional(),
    /** Every machine in order, the first one also in the fields above. Empty: as if absent. */
    lines: z.array(inquiryLineSchema).max(20).nullable().optional(),
    /** The lift of the crane selector that the sender comes from. */
    lift: askedLiftSchema.nullable().optional(),
    lift_plan: orEmpty(liftPlanText),
  })
  .openapi('InquiryBody', {
    required: ['depot_id', 'firstname', 'lastname', 'email', 'pickup_at'],
  })

export const inquiryAnswerSchema = z
  .object({ data: z.object({ case_number: z.string() }) })
  .openapi('InquiryAnswer')

export type InquiryBody = z.infer<typeof inquiryBodySchema>
export type InquiryAnswer = z.infer<typeof inquiryAnswerSchema>
