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

/** Responses by `Idempotency-Key`; `status` and `answer` are null while the first call is running. */
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

/** Used form tokens, so that a solved challenge is accepted only once. */
export const used_form_tokens = pgTable(
  'used_form_tokens',
  { token_hash: text().primaryKey(), used_at: instant().notNull().defaultNow() },
  (t) => [index('used_form_tokens_used').on(t.used_at)],
)

/** Counters of the rate limits; an unlogged table, since a crash may lose them. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    window_start: instant().notNull(),
    count: integer().notNull(),
  },
  (t) => [index('rate_limits_window').on(t.window_start)],
)

/** Views by the public per day and kind of item, without personal data. */
export const view_days = pgTable(
  'view_days',
  {
    day: date({ mode: 'string' }).notNull(),
    item: text({ enum: ['products', 'posts', 'presentations'] }).notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.item] })],
)

/** Searches of the crane selector: figures, platform, depot and month, without personal data. */
export const crane_searches = pgTable(
  'crane_searches',
  {
    id: id(),
    height: doublePrecision().notNull(),
    radius: doublePrecision().notNull(),
    weight: doublePrecision().notNull(),
    platform: text(),
    hit_count: integer().notNull(),
    /** There were hits, but none with a good margin. */
    tight: boolean().notNull().default(false),
    /** The visitor's depot; null when unknown. */
    depot_id: integer().references(() => depots.id, { onDelete: 'set null' }),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
  },
  (t) => [index('crane_searches_month').on(t.month), index('crane_searches_depot').on(t.depot_id)],
)

/** Text searches without a result per month, without personal data. */
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

/** The audit trail: changes of items and log-in events. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull().defaultNow(),
    user_id: integer().references(() => users.id),
    action: text().notNull(),
    item: text().notNull(),
    item_id: text(),
    /** The item's version after a change of its content. */
    version: integer(),
    changes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    request_id: text(),
    /** The network address of the request, shortened to its network after 90 days. */
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

/** Secrets created by the server and shared by all processes, such as the key of form tokens. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: instant().notNull().defaultNow(),
})
