import { logoutReasons } from '@minikran/domain/access/logout-reason'
import { cookieChoices } from '@minikran/domain/content/cookie-consent'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, title, trackedColumns } from './columns.ts'
import { depots } from './depots.ts'

/** Company customers. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    corp_vat: text().notNull(),
    corp_name: title().notNull(),
    corp_address: text().notNull().default(''),
    corp_zip: text().notNull().default(''),
    corp_city: text().notNull().default(''),
    email_address: text().notNull().default(''),
    /** False for a company entered by a customer: no other account joins it and it has no discount. */
    confirmed: boolean().notNull().default(false),
    /** Discount on the list price for its users with a VIP role. */
    discount_percent: smallint().notNull().default(0),
    /** Credit limit; null until a credit application is approved. */
    credit_limit_ore: integer(),
    version: integer().notNull().default(1),
    deleted_at: instant(),
    deleted_by: integer(),
    ...trackedColumns(),
  },
  (t) => [
    check('companies_discount', sql`${t.discount_percent} between 0 and 100`),
    uniqueIndex('companies_vat').on(t.corp_vat).where(sql`deleted_at is null and confirmed`),
  ],
)

/** Accounts; they are trashed and anonymised, never deleted. */
export const users = pgTable(
  'users',
  {
    id: id(),
    firstname: title().notNull(),
    lastname: title().notNull(),
    role: smallint().notNull(),
    depot_id: integer().references(() => depots.id),
    company_id: integer().references(() => companies.id),
    /** May change the company's fields except its number. */
    edits_company: boolean().notNull().default(false),
    email_address: text().notNull(),
    email_verified_at: instant(),
    phone: text(),
    /** argon2id in its PHC form; null until an invitation is accepted. */
    password_hash: text(),
    password_changed_at: instant(),
    /** The reason once the account's sessions must end, else null. */
    forcelogout: text({
      enum: logoutReasons,
    }),
    locked_at: instant(),
    /** The TOTP secret of two-step log-in; null until it is set up. */
    totp_secret: text(),
    /** When the first code was entered correctly; from then on a code is required. */
    totp_confirmed_at: instant(),
    /** The time step of the last used code, so that no code is accepted twice. */
    totp_last_step: integer(),
    /** SHA-256 of the recovery codes; a used code is removed. */
    totp_recovery: text().array(),
    last_logged_in: instant(),
    locale: text({ enum: ['sv', 'en'] })
      .notNull()
      .default('sv'),
    price_type: smallint(),
    cookie_accept: text({ enum: cookieChoices }).notNull().default(''),
    deleted_at: instant(),
    version: integer().notNull().default(1),
    deleted_by: integer().references((): AnyPgColumn => users.id),
    /** When personal data were removed; the row stays for bookkeeping. */
    anonymised_at: instant(),
    ...trackedColumns(),
  },
  (t) => [
    check('users_price_type', sql`${t.price_type} in (1, 2)`),
    uniqueIndex('users_email_address').on(sql`lower(email_address)`).where(sql`deleted_at is null`),
    index('users_depot').on(t.depot_id),
    index('users_company').on(t.company_id),
    index('users_deleted_by').on(t.deleted_by),
  ],
)

/** Sessions; only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    /** The public id, with which the owner lists and ends sessions. */
    id: uuid().notNull().defaultRandom(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The user agent, shortened. */
    user_agent: text(),
    back_office: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    /** Extended with use, up to `ends_at`. */
    expires_at: instant().notNull(),
    /** The latest end, however much it is used. */
    ends_at: instant().notNull(),
    ended_at: instant(),
    ended_reason: text(),
    /** After a changed password: the user agent that changed it, shortened. */
    ended_user_agent: text(),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_user').on(t.user_id),
    index('sessions_expires').on(t.expires_at),
  ],
)

/** Links in mails: an invitation, a new account, a new password; used once. */
export const account_tokens = pgTable(
  'account_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['invitation', 'account', 'password', 'email'] }).notNull(),
    /** The new address that an `email` link verifies. */
    email_address: text(),
    /** Using the link ends the account's sessions, since staff have corrected the address. */
    ends_sessions: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    index('account_tokens_user').on(t.user_id),
    index('account_tokens_expires').on(t.expires_at),
  ],
)

/** Consents and refusals, with their time and the version of the text. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['cookies', 'credit', 'terms'] }).notNull(),
    choice: text().notNull(),
    text_version: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [index('consents_user').on(t.user_id, t.created_at)],
)
