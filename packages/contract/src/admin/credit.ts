import { creditDecisions } from '@minikran/domain/cases/credit-decision'
import { highestLimit } from '@minikran/domain/validation/credit-form'
import { caseNumber } from '../customer-cases.ts'
import { z } from '../z.ts'

/** What becomes of a credit application; a limit in whole kronor when it is granted, else why not. */
export const decideCreditBodySchema = z
  .strictObject({
    case_number: caseNumber,
    decision: z.enum(creditDecisions),
    limit: z.int().min(1).max(highestLimit).optional(),
    reason: z.string().max(20_000).nullable().optional(),
  })
  .openapi('DecideCreditBody')

const companySideSchema = z.object({
  corp_name: z.string(),
  corp_vat: z.string(),
  corp_address: z.string(),
  corp_zip: z.string(),
  corp_city: z.string(),
  email_address: z.string(),
})

/** What a decision would meet: the company and the account that are already there. */
export const creditDecisionSchema = z.object({
  /** The company as the application names it. */
  applied: companySideSchema,
  /** The confirmed company with the same number. */
  company: companySideSchema
    .extend({ id: z.int(), credit_limit: z.number().nullable() })
    .nullable(),
  account: z
    .object({
      id: z.int(),
      fullname: z.string(),
      role: z.int(),
      has_password: z.boolean(),
      /** The company that the account belongs to, or says that it does. */
      company: z.object({ id: z.int(), corp_name: z.string(), confirmed: z.boolean() }).nullable(),
    })
    .nullable(),
  /** In kronor; null while nothing is granted. */
  approved_limit: z.number().nullable(),
})

export type CompanySide = z.infer<typeof companySideSchema>
export type DecideCreditBody = z.infer<typeof decideCreditBodySchema>
