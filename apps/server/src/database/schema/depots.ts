import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, itemColumns, title } from './columns.ts'

/** Regional depots. */
export const depots = pgTable(
  'depots',
  {
    id: id(),
    depot_slug: text().notNull(),
    depot_name: title().notNull(),
    title_sv: title().notNull(),
    title_en: title(),
    continfo_sv: text().notNull().default(''),
    continfo_en: text(),
    corp_lat: doublePrecision().notNull(),
    corp_lng: doublePrecision().notNull(),
    corp_address: text().notNull(),
    corp_zip: text().notNull(),
    corp_city: title().notNull(),
    phone: text().notNull(),
    email_address: text().notNull(),
    social_url: text(),
    shop_url: text(),
    ...itemColumns(),
  },
  (t) => [
    uniqueIndex('depots_slug').on(t.depot_slug).where(sql`deleted_at is null`),
    index('depots_list').on(t.order, t.id),
  ],
)

/** Employees on depot pages; one may belong to several depots. */
export const depot_employees = pgTable(
  'depot_employees',
  {
    id: id(),
    fullname: title().notNull(),
    title_sv: title().notNull(),
    title_en: title(),
    phone: text(),
    email_address: text(),
    ...itemColumns(),
  },
  (t) => [index('depot_employees_list').on(t.order, t.id)],
)

export const depot_employee_depots = pgTable(
  'depot_employee_depots',
  {
    depot_employee_id: integer()
      .notNull()
      .references(() => depot_employees.id, { onDelete: 'cascade' }),
    depot_id: integer()
      .notNull()
      .references(() => depots.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.depot_employee_id, t.depot_id] }),
    index('depot_employee_depots_depot').on(t.depot_id),
  ],
)

/** Sets of opening hours; without a depot a set is for the whole company. */
export const depothours = pgTable(
  'depothours',
  {
    id: id(),
    title: smallint().notNull(),
    depot_id: integer().references(() => depots.id, { onDelete: 'cascade' }),
    ...itemColumns(),
  },
  (t) => [
    check('depothours_title', sql`${t.title} in (1, 2, 3, 10)`),
    index('depothours_depot').on(t.depot_id),
    index('depothours_window').on(t.unpublish_at, t.publish_at),
  ],
)

/** Days of a set: 1-7 Monday to Sunday, 10-29 special days; times are local, 'HH:mm'. */
export const depothourrows = pgTable(
  'depothourrows',
  {
    id: id(),
    // No cascade: a set with days cannot be deleted.
    depothour_id: integer()
      .notNull()
      .references(() => depothours.id),
    day: smallint().notNull(),
    date: date({ mode: 'string' }),
    closed: boolean().notNull(),
    from: text(),
    to: text(),
  },
  (t) => [
    check('depothourrows_day', sql`${t.day} between 1 and 7 or ${t.day} between 10 and 29`),
    check(
      'depothourrows_times',
      sql`${t.closed} or (${t.from} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${t.to} ~ '^[0-2][0-9]:[0-5][0-9]$')`,
    ),
    index('depothourrows_set').on(t.depothour_id, t.date, t.day),
  ],
)
