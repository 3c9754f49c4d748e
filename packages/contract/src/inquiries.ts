import { z } from './z.ts'

const text = z.string().nullable().optional()
const labelledField = z
  .strictObject({ label: z.string().max(200), value: z.string().max(500) })
  .nullable()
  .optional()

/**
 * Types of the inquiry's fields (specification §7, contract §2); their rules are
 * `validateInquiry` of the domain, the same in browser and server.
 */
export const inquiryBodySchema = z
  .strictObject({
    now: z.union([z.string(), z.number()]).nullable().optional(),
    lang: z.enum(['sv', 'en']).nullable().optional(),
    prod_id: z.int().min(1).max(2_147_483_647).nullable().optional(),
    prod_name: z.string().max(500).nullable().optional(),
    fld_title1: labelledField,
    fld_title2: labelledField,
    fld_title3: labelledField,
    fld_title4: labelledField,
    depot_id: z.int().min(1).max(2_147_483_647).nullable().optional(),
    company: text,
    firstname: text,
    lastname: text,
    email: text,
    phone: text,
    pickup_at: text,
    return_at: text,
    inquiry_text: text,
    price_type: z.union([z.enum(['', '1', '2']), z.literal(1), z.literal(2)]).optional(),
    /** From `getFormChallenge`; with it the sum, the honeypot and the minimum time are judged. */
    form_token: z.string().max(500).nullable().optional(),
    sum: z
      .union([z.string().max(20), z.number()])
      .nullable()
      .optional(),
    /** Honeypot: people leave it empty. */
    website: z.string().max(500).nullable().optional(),
  })
  .openapi('InquiryBody')

export const inquiryAnswerSchema = z
  .object({ data: z.object({ case_number: z.string() }) })
  .openapi('InquiryAnswer')

/** A refused form: rule keys by field; `count` is the number of faulty fields (contract §2). */
export const refusedFormSchema = z
  .object({ count: z.int(), errors: z.record(z.string(), z.array(z.string())) })
  .openapi('RefusedForm')

/** The sum question (specification §5): two whole numbers, each 0 to 4, bound to `form_token`. */
export const formChallengeSchema = z
  .object({ form_token: z.string(), x: z.int().min(0).max(4), y: z.int().min(0).max(4) })
  .openapi('FormChallenge')

export type InquiryBody = z.infer<typeof inquiryBodySchema>
export type InquiryAnswer = z.infer<typeof inquiryAnswerSchema>
export type RefusedForm = z.infer<typeof refusedFormSchema>
export type FormChallenge = z.infer<typeof formChallengeSchema>
