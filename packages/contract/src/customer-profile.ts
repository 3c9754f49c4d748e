import { z } from './z.ts'

const instant = z.iso.datetime()

export const ownCompanySchema = z.object({
  id: z.int(),
  corp_vat: z.string(),
  corp_name: z.string(),
  corp_address: z.string(),
  corp_zip: z.string(),
  corp_city: z.string(),
  email_address: z.string(),
  /** Off the list price, for people with a VIP role. */
  discount_percent: z.int(),
})

/** An account as its owner sees it. */
export const profileSchema = z
  .object({
    id: z.int(),
    role: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    email_address: z.string(),
    email_verified_at: instant.nullable(),
    /** A new address whose link has not been followed yet. */
    pending_email: z.string().nullable(),
    phone: z.string().nullable(),
    locale: z.enum(['sv', 'en']),
    price_type: z.enum(['', '1', '2']),
    cookie_accept: z.enum(['', 'all', 'necessary']),
    created_at: instant,
    last_logged_in: instant.nullable(),
    password_changed_at: instant.nullable(),
    company: ownCompanySchema.nullable(),
  })
  .openapi('Profile')

export type Profile = z.infer<typeof profileSchema>
