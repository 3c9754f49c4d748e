import { sentFormFields } from './forms.ts'
import { z } from './z.ts'

const text = z.string().nullable().optional()

/** Types of a credit application's fields; their rules are `validateCredit`. */
export const creditBodySchema = z
  .strictObject({
    ...sentFormFields,
    corp_name: text,
    /** Ten digits, with or without the dash; its checksum is judged. */
    organisation_number: text,
    /** Derived from the organisation number when absent. */
    corp_vat: text,
    corp_address: text,
    corp_zip: text,
    corp_city: text,
    /** The company's. */
    email_address: text,
    firstname: text,
    lastname: text,
    /** The contact's. */
    email: text,
    phone: text,
    /** The wanted limit in kronor. */
    limit: z
      .union([z.string().max(100), z.number()])
      .nullable()
      .optional(),
    /** Where invoices go; the company's address when absent. */
    invoice_email: text,
    credit_text: text,
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
