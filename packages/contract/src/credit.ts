import { optionalText, sentFormFields } from './forms.ts'
import { z } from './z.ts'

/** Types of a credit application's fields; their rules are `validateCredit`. */
export const creditBodySchema = z
  .strictObject({
    ...sentFormFields,
    corp_name: optionalText,
    /** Ten digits, with or without the dash; its checksum is judged. */
    organisation_number: optionalText,
    /** Derived from the organisation number when absent. */
    corp_vat: optionalText,
    corp_address: optionalText,
    corp_zip: optionalText,
    corp_city: optionalText,
    /** The company's. */
    email_address: optionalText,
    firstname: optionalText,
    lastname: optionalText,
    /** The contact's. */
    email: optionalText,
    phone: optionalText,
    /** The wanted limit in kronor. */
    limit: z
      .union([z.string().max(100), z.number()])
      .nullable()
      .optional(),
    /** Where invoices go; the company's address when absent. */
    invoice_email: optionalText,
    credit_text: optionalText,
    /** Must be true. */
    consent: z.boolean().nullable().optional(),
  })
  .openapi('CreditBody', {
    required: [
      'corp_name',
      'organisation_number',
      'corp_address',
      'corp_zip',
      'corp_city',
      'email_address',
      'firstname',
      'lastname',
      'email',
      'limit',
      'consent',
    ],
  })

export const creditAnswerSchema = z
  .object({ data: z.object({ case_number: z.string() }) })
  .openapi('CreditAnswer')

export type CreditBody = z.infer<typeof creditBodySchema>
export type CreditAnswer = z.infer<typeof creditAnswerSchema>
