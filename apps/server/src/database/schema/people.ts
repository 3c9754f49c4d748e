import { logoutReasons } from '@minikran/domain/access/logout-reason'
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
    /** False for what a customer claims: nobody is joined to it and no discount holds. */
    confirmed: boolean().notNull().default(false),
    /** Off the list price for its people with a VIP role. */
    discount_percent: smallint().notNull().default(0),
    /** What the company may owe; null until a credit application is approved. */
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

/** Accounts; never removed for good, but trashed and anonymised. */
export const users = pgTable(
  'users',
  {
    id: id(),
    firstname: title().notNull(),
    lastname: title().notNull(),
    role: smallint().notNull(),
    depot_id: integer().references(() => depots.id),
    company_id: integer().references(() => companies.id),
    /** May change the fields of the company, but not its number. */
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
    /** The second step of the back office's log-in; null until it is set up. */
    totp_secret: text(),
    /** When the first code was right: from then on the second step is asked for. */
    totp_confirmed_at: instant(),
    /** The time step of the last code taken, so that no code serves twice. */
    totp_last_step: integer(),
    /** SHA-256 of the codes for a lost phone; each is taken out when used. */
    totp_recovery: text().array(),
    last_logged_in: instant(),
    locale: text({ enum: ['sv', 'en'] })
      .notNull()
      .default('sv'),
    price_type: smallint(),
    cookie_accept: text({ enum: ['', 'all', 'necessary'] })
      .notNull()
      .default(''),
    deleted_at: instant(),
    version: integer().notNull().default(1),
    deleted_by: integer().references((): AnyPgColumn => users.id),
    /** When personal data were removed; the row stays for the books. */
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

/** Log-ins; only the SHA-256 of the token is known here. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    /** By which the owner sees and ends it; the token stays secret. */
    id: uuid().notNull().defaultRandom(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser as it names itself, cut off. */
    user_agent: text(),
    back_office: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    /** Moves on with use, up to `ends_at`. */
    expires_at: instant().notNull(),
    /** Never later than this, however much it is used. */
    ends_at: instant().notNull(),
    ended_at: instant(),
    ended_reason: text(),
    /** Of a changed password: the browser that changed it, as it names itself, cut off. */
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
    /** The sessions of the account end when it is used: staff have corrected the address. */
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

/** What a person agreed to or refused, when, and in which wording. */
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
