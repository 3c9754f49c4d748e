import { cookieChoices } from '@minikran/domain/content/cookie-consent'
import { priceTypeChoices } from '@minikran/domain/pricing/price-type'
import { instant, z } from './z.ts'

const text = z.string().max(1_000).nullable().optional()
const password = z.string().max(1_000)
const locale = z.enum(['sv', 'en'])
const priceType = z.enum(priceTypeChoices)
const cookieChoice = z.enum(cookieChoices)

const ownCompanySchema = z.object({
  id: z.int(),
  corp_vat: z.string(),
  corp_name: z.string(),
  corp_address: z.string(),
  corp_zip: z.string(),
  corp_city: z.string(),
  email_address: z.string(),
  /** False while it is only what the account says. */
  confirmed: z.boolean(),
  /** Whether the account may change it. */
  may_change: z.boolean(),
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
    locale,
    price_type: priceType,
    cookie_accept: cookieChoice,
    created_at: instant,
    last_logged_in: instant.nullable(),
    password_changed_at: instant.nullable(),
    company: ownCompanySchema.nullable(),
  })
  .openapi('Profile')

export const profileBodySchema = z
  .strictObject({ firstname: text, lastname: text, phone: text })
  .openapi('ProfileBody')

/** `corp_vat` takes the VAT number or the organisation number that it follows from. */
export const companyBodySchema = z
  .strictObject({
    corp_name: text,
    corp_vat: text,
    corp_address: text,
    corp_zip: text,
    corp_city: text,
    email_address: text,
  })
  .openapi('CompanyBody')

export const passwordBodySchema = z
  .strictObject({ password, new_password: password })
  .openapi('ChangePasswordBody')

export const emailBodySchema = z
  .strictObject({ email_address: text, password })
  .openapi('ChangeEmailBody')

/** Settings of the account, which replace the browser's at the next log-in; an absent one stays. */
export const settingsBodySchema = z
  .strictObject({
    locale: locale.optional(),
    price_type: priceType.optional(),
    cookie_accept: cookieChoice.optional(),
  })
  .openapi('SettingsBody')

export const sessionsEntrySchema = z
  .object({
    id: z.uuid(),
    user_agent: z.string().nullable(),
    created_at: instant,
    last_used_at: instant,
    /** Whether it is the session of this request. */
    current: z.boolean(),
  })
  .openapi('OwnSession')

export const sessionBodySchema = z.strictObject({ session_id: z.uuid() }).openapi('EndSessionBody')

/** What the account agreed to or refused, when, and in which wording. */
export const consentSchema = z
  .object({
    id: z.int(),
    kind: z.enum(['cookies', 'credit', 'terms']),
    choice: z.string(),
    text_version: z.string(),
    created_at: instant,
  })
  .openapi('Consent')

export const ownDataQuery = z.strictObject({ newest: z.enum(['1']).optional() })

const ownRows = z.array(z.record(z.string(), z.unknown()))

/** Rows by the table that they lie in, without secrets. */
export const ownDataSchema = z.record(z.string(), ownRows).openapi('OwnData')

/** With `newest=1`: the newest rows of each table, and how many it has. */
export const newestOwnDataSchema = z
  .record(z.string(), z.object({ count: z.int(), rows: ownRows }))
  .openapi('NewestOwnData')

export const eraseBodySchema = z.strictObject({ password }).openapi('EraseAccountBody')

export type Profile = z.infer<typeof profileSchema>
export type ProfileBody = z.infer<typeof profileBodySchema>
export type CompanyBody = z.infer<typeof companyBodySchema>
export type SettingsBody = z.infer<typeof settingsBodySchema>
export type OwnSession = z.infer<typeof sessionsEntrySchema>
export type Consent = z.infer<typeof consentSchema>
export type NewestOwnData = z.infer<typeof newestOwnDataSchema>
export type OwnData = z.infer<typeof ownDataSchema>
