import { caseEventKinds, caseKinds, caseStates } from '@minikran/domain/cases/case-steps'
import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { digitsOf } from '../phone-holds.ts'
import { id, instant } from './columns.ts'
import { depots } from './depots.ts'
import { users } from './people.ts'
import { products } from './products.ts'

/** The lift: metres, metres from the crane's centre, kg, and kg of slings and lifter. */
type InquiryLift = { height: number; radius: number; weight: number; extra: number }
/** Either may be absent: `plan`, the query of the lift plan, and the lift of the crane selector. */
export type StoredLift = (InquiryLift & { plan?: string }) | { plan: string }
/** `distance_km` in a straight line from the depot; null for an unknown postal code. */
type InquiryDelivery = { address: string; zip: string; distance_km: number | null }
type ServiceRequest = {
  request: 'repair' | 'sparePart'
  make: string
  model: string
  serial_number: string | null
}
/** The product's prices for the customer at the time; null without a product, or from before this column. */
const priceSnapshot = () => jsonb().$type<PricedProduct>()
type LabelledField = { label: string; value: string } | null

/** The running part of a case number. */
export const case_serial = pgSequence('case_serial', { startWith: 1 })

// The text of a case that is searched with `like`, in lower case for its trigram index.
const searchedText = sql.raw(
  "lower(case_number || ' ' || coalesce(company, '') || ' ' || email_address || ' ' || firstname || ' ' || lastname)",
)

/** Inquiries, course registrations, credit applications and service requests: one case each. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    case_number: text().notNull(),
    kind: text({ enum: caseKinds }).notNull(),
    state: text({ enum: caseStates }).notNull().default('received'),
    lang: text({ enum: ['sv', 'en'] }).notNull(),
    price_type: smallint(),
    depot_id: integer().references(() => depots.id),
    user_id: integer().references(() => users.id),
    company: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email_address: text().notNull(),
    phone: text(),
    /** The member of staff who handles it. */
    owner_id: integer().references(() => users.id),
    /** When staff first opened it; null while unread. */
    first_read_at: instant(),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
    anonymised_at: instant(),
    words: text().generatedAlwaysAs(searchedText),
  },
  (t) => [
    check('cases_price_type', sql`${t.price_type} in (1, 2)`),
    uniqueIndex('cases_number').on(t.case_number),
    // `desc` orders nulls first, and an index with another order would not be used.
    index('cases_newest').on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('cases_state').on(t.state, t.created_at.desc().nullsFirst()),
    index('cases_kind').on(t.kind, t.created_at.desc().nullsFirst()),
    index('cases_depot').on(t.depot_id, t.created_at.desc().nullsFirst()),
    index('cases_user').on(t.user_id, t.created_at.desc().nullsFirst()),
    index('cases_owner').on(t.owner_id),
    index('cases_unread').on(t.created_at).where(sql`first_read_at is null`),
    index('cases_email_address').on(sql`lower(email_address)`),
    index('cases_inbox').on(
      sql`(first_read_at is null) desc`,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('cases_search').using('gin', t.words.op('gin_trgm_ops')),
    index('cases_phone').using('gin', sql`(${digitsOf(t.phone)}) gin_trgm_ops`),
  ],
)

export type CaseRow = typeof cases.$inferSelect

export const caseId = () =>
  integer()
    .notNull()
    .references(() => cases.id, { onDelete: 'cascade' })

/** The data of an inquiry besides its lines, or of a service request; the text is sanitised. */
export const inquiries = pgTable('inquiries', {
  case_id: caseId().primaryKey(),
  inquiry_text: text().notNull().default(''),
  /** `now` from the request; stored only. */
  client_now: text(),
  lift: jsonb().$type<StoredLift>(),
  with_operator: boolean().notNull().default(false),
  /** Where the machines are delivered; null: the customer collects them. */
  delivery: jsonb().$type<InquiryDelivery>(),
  /** The request of a service case; null for a rental inquiry. */
  service: jsonb().$type<ServiceRequest>(),
})

/**
 * The machines of an inquiry, the first at `line` 1. Name, prices and highlights are copies from the
 * time of the inquiry; times are local, 'YYYY-MM-DD HH:mm'.
 */
export const inquiry_lines = pgTable(
  'inquiry_lines',
  {
    id: id(),
    case_id: caseId(),
    line: smallint().notNull(),
    product_id: integer().references(() => products.id, { onDelete: 'set null' }),
    prod_name: text(),
    prices: priceSnapshot(),
    fld_titles: jsonb().$type<LabelledField[]>().notNull().default([]),
    pickup_at: text(),
    return_at: text(),
    comment: text(),
  },
  (t) => [
    uniqueIndex('inquiry_lines_line').on(t.case_id, t.line),
    index('inquiry_lines_product').on(t.product_id),
  ],
)

/** A company's or a person's registration for one course occasion. */
export const registrations = pgTable(
  'registrations',
  {
    case_id: caseId().primaryKey(),
    product_id: integer().references(() => products.id, { onDelete: 'set null' }),
    prod_name: text(),
    prices: priceSnapshot(),
    registration_text: text().notNull().default(''),
    client_now: text(),
    /** Hash of the token in the mailed link; null: no confirmation is needed. */
    confirm_hash: text(),
    confirm_until: instant(),
    confirmed_at: instant(),
  },
  (t) => [
    index('registrations_product').on(t.product_id),
    uniqueIndex('registrations_confirm').on(t.confirm_hash),
  ],
)

/** Participants of a course, each with a seat or, in the order of `id`, on the waiting list. */
export const participants = pgTable(
  'participants',
  {
    id: id(),
    case_id: integer()
      .notNull()
      .references(() => registrations.case_id, { onDelete: 'cascade' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email_address: text(),
    waiting: boolean().notNull().default(false),
  },
  (t) => [index('participants_case').on(t.case_id, t.id)],
)

export const credit_applications = pgTable('credit_applications', {
  case_id: caseId().primaryKey(),
  organisation_number: text().notNull(),
  corp_vat: text(),
  corp_name: text().notNull(),
  corp_address: text().notNull(),
  corp_zip: text().notNull(),
  corp_city: text().notNull(),
  /** The company's address; the case has the contact person's. */
  email_address: text().notNull().default(''),
  /** The address for invoices. */
  invoice_email: text().notNull(),
  /** The requested limit; an integer holds 20 million kronor. */
  limit_ore: integer(),
  credit_text: text().notNull().default(''),
  consent_at: instant().notNull(),
  /** The version of the consent text. */
  consent_version: text().notNull(),
  client_now: text(),
})

/** The history of a case. */
export const case_events = pgTable(
  'case_events',
  {
    id: id(),
    case_id: caseId(),
    kind: text({ enum: caseEventKinds }).notNull(),
    state: text({ enum: caseStates }),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: instant().notNull().defaultNow(),
    created_by: integer().references(() => users.id),
  },
  (t) => [
    index('case_events_case').on(t.case_id, t.created_at, t.id),
    index('case_events_created_by').on(t.created_by),
  ],
)

/** Messages between customer and depot about a case. */
export const case_messages = pgTable(
  'case_messages',
  {
    id: id(),
    case_id: caseId(),
    from_customer: boolean().notNull(),
    /** A note that only staff see. */
    internal: boolean().notNull().default(false),
    user_id: integer().references(() => users.id),
    message: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    read_at: instant(),
  },
  (t) => [
    index('case_messages_case').on(t.case_id, t.created_at, t.id),
    index('case_messages_user').on(t.user_id),
  ],
)
