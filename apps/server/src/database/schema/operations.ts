import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { depots } from './depots.ts'
import { users } from './people.ts'

/**
 * First answers by `Idempotency-Key`; `status` and `answer` are null while the first call is
 * under way.
 */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    body_hash: text().notNull(),
    status: smallint(),
    answer: jsonb().$type<unknown>(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [index('idempotency_keys_created').on(t.created_at)],
)

/** Tokens of sent forms, so that a solved sum serves once. */
export const used_form_tokens = pgTable(
  'used_form_tokens',
  { token_hash: text().primaryKey(), used_at: instant().notNull().defaultNow() },
  (t) => [index('used_form_tokens_used').on(t.used_at)],
)

/** Counters of the rate limits, one row a key; unlogged, since a crash may forget them. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    window_start: instant().notNull(),
    count: integer().notNull(),
  },
  (t) => [index('rate_limits_window').on(t.window_start)],
)

/** How often the public has looked, by day and kind of item: a count, and of nobody. */
export const view_days = pgTable(
  'view_days',
  {
    day: date({ mode: 'string' }).notNull(),
    item: text({ enum: ['products', 'posts', 'presentations'] }).notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.item] })],
)

/** What was searched for: numbers, caller, depot and month, nothing about the person. */
export const crane_searches = pgTable(
  'crane_searches',
  {
    id: id(),
    height: doublePrecision().notNull(),
    radius: doublePrecision().notNull(),
    weight: doublePrecision().notNull(),
    platform: text(),
    hit_count: integer().notNull(),
    /** There were hits, none of them with a good margin. */
    tight: boolean().notNull().default(false),
    /** The depot that the visitor came from; null: not known. */
    depot_id: integer().references(() => depots.id, { onDelete: 'set null' }),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
  },
  (t) => [index('crane_searches_month').on(t.month), index('crane_searches_depot').on(t.depot_id)],
)

/** Searches for words that found nothing, by month: a count, and of nobody. */
export const missed_words = pgTable(
  'missed_words',
  {
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    words: text().notNull(),
    searches: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.words] })],
)

/** Who did what to which item, and every event of logging in. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull().defaultNow(),
    user_id: integer().references(() => users.id),
    action: text().notNull(),
    item: text().notNull(),
    item_id: text(),
    /** The version of the item that a change of its content made. */
    version: integer(),
    changes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    request_id: text(),
    /** The visitor's network address, cut to its network after 90 days. */
    address: text(),
  },
  (t) => [
    index('audit_newest').on(t.at.desc(), t.id.desc()),
    index('audit_user').on(t.user_id, t.at.desc()),
    index('audit_item').on(t.item, t.item_id),
  ],
)

/** Settings that the company changes, by key. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: instant().notNull().defaultNow(),
  updated_by: integer(),
})

/** Secrets that the server makes once and every process shares, such as the form token's key. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: instant().notNull().defaultNow(),
})
