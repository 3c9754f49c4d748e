import { z } from '../z.ts'
import { lineOfText } from './item.ts'

const line = z.string().trim().max(200).default('')

export const companyCustomerFields = z.strictObject({
  corp_vat: lineOfText,
  corp_name: lineOfText,
  corp_address: line,
  corp_zip: line,
  corp_city: line,
  email_address: z.union([z.literal(''), z.email().max(254)]).default(''),
  /** False while it is only what a customer says of the own company. */
  confirmed: z.boolean().default(true),
  discount_percent: z.int().min(0).max(100).default(0),
  /** What it may owe, in whole kronor; null without credit. */
  credit_limit: z.int().min(0).max(20_000_000).nullable().default(null),
})

/** The company behind the site (specification §1). */
export const ownCompanyFields = z.strictObject({
  name: lineOfText,
  phone: lineOfText,
  email_address: z.email().max(254),
  founded: z.iso.date(),
  employees: z.int().min(1).max(100_000),
})
