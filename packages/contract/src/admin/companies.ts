import { highestLimit } from '@minikran/domain/validation/credit-form'
import { companyVat } from '@minikran/domain/validation/profile-form'
import { emailAddress, validatedDate, validatedText } from '../validated-text.ts'
import { z } from '../z.ts'

const line = z.string().trim().max(200).default('')

export const companyCustomerFields = z.strictObject({
  /** A VAT number, or the organisation number that it follows from. */
  corp_vat: validatedText('corp_vat').overwrite((typed) => companyVat(typed) ?? typed),
  corp_name: validatedText('corp_name'),
  corp_address: line,
  corp_zip: line,
  corp_city: line,
  email_address: z.union([z.literal(''), emailAddress]).default(''),
  /** False while only a customer has stated it. */
  confirmed: z.boolean().default(true),
  discount_percent: z.int().min(0).max(100).default(0),
  /** What it may owe, in whole kronor; null without credit. */
  credit_limit: z.int().min(0).max(highestLimit).nullable().default(null),
})

export const companyCustomerShown = { accounts: z.int() }

/** The company that runs the website. */
export const ownCompanyFields = z.strictObject({
  name: validatedText('name'),
  phone: validatedText('phone'),
  email_address: emailAddress,
  founded: validatedDate('founded'),
  employees: z.int().min(1).max(100_000),
})
