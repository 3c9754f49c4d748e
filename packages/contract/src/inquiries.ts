import { maxPlanQuery, readPlanQuery } from '@minikran/domain/lift-planning/plan-query'
import { askedLiftSchema } from './crane-selection.ts'
import { orEmpty, senderFields, sentFormFields } from './forms.ts'
import { z } from './z.ts'

const text = z.string().nullable().optional()
const labelledField = orEmpty(
  z.strictObject({ label: z.string().max(200), value: z.string().max(500) }),
)
/** A form sends it as text; what text is an id, the domain's `readId` says. */
const itemId = z
  .union([z.int().min(1).max(2_147_483_647), z.string().max(20)])
  .nullable()
  .optional()

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
  .openapi({ type: 'string' })

/** One machine of several; without a pickup or return of its own it has the documented ones. */
const inquiryLineSchema = z
  .strictObject({
    prod_id: itemId,
    pickup_at: text,
    return_at: text,
    comment: text,
  })
  .openapi('InquiryLine')

/**
 * Types of the inquiry's fields; their rules are
 * `validateInquiry` of the domain, the same in browser and server.
 */
export const inquiryBodySchema = z
  .strictObject({
    ...sentFormFields,
    prod_id: itemId,
    prod_name: z.string().max(500).nullable().optional(),
    fld_title1: labelledField,
    fld_title2: labelledField,
    fld_title3: labelledField,
    fld_title4: labelledField,
    depot_id: itemId,
    ...senderFields,
    pickup_at: text,
    return_at: text,
    inquiry_text: text,
    with_operator: z.boolean().nullable().optional(),
    /** True: to the address, which is then required. */
    deliver: z.boolean().nullable().optional(),
    delivery_address: text,
    delivery_zip: text,
    /** Pictures from `uploadInquiryImage` that no case has yet. */
    uploads: z.array(z.string().max(100)).max(3).nullable().optional(),
    /** Every machine, in order; the documented fields describe the first. None: as if it was absent. */
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
