import { companyVat } from '@minikran/domain/validation/profile-form'
import { emailAddress, ruledDate, ruledText } from '../ruled-text.ts'
import { z } from '../z.ts'

const line = z.string().trim().max(200).default('')

export const companyCustomerFields = z.strictObject({
  /** A VAT number, or the organisation number that it follows from. */
  corp_vat: ruledText('corp_vat').overwrite((typed) => companyVat(typed) ?? typed),
  corp_name: ruledText('corp_name'),
  corp_address: line,
  corp_zip: line,
  corp_city: line,
  email_address: z.union([z.literal(''), emailAddress]).default(''),
  /** False while it is only what a customer says of the own company. */
  confirmed: z.boolean().default(true),
  discount_percent: z.int().min(0).max(100).default(0),
  /** What it may owe, in whole kronor; null without credit. */
  credit_limit: z.int().min(0).max(20_000_000).nullable().default(null),
})

/** The company behind the site. */
export const ownCompanyFields = z.strictObject({
  name: ruledText('name'),
  phone: ruledText('phone'),
  email_address: emailAddress,
  founded: ruledDate('founded'),
  employees: z.int().min(1).max(100_000),
})
