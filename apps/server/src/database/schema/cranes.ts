import type { CraneType } from '@minikran/contract/crane-selection'
import { plainConfiguration } from '@minikran/domain/crane-selection/configurations'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { manufacturers } from './catalogue.ts'
import { contentColumns, id, itemColumns, title } from './columns.ts'
import { products } from './products.ts'

/** Cranes of the crane selector; `product_id` is set if the crane can be rented. */
export const craneselectors = pgTable(
  'craneselectors',
  {
    id: id(),
    slug: text().notNull(),
    title: title().notNull(),
    url: text(),
    repairs: boolean().notNull().default(false),
    sales: boolean().notNull().default(false),
    showcase: boolean().notNull().default(false),
    logo_img: text(),
    manufacturer_id: integer().references(() => manufacturers.id),
    product_id: integer().references(() => products.id),
    /** Its own weight in kg, by which the selector sorts. */
    weight: doublePrecision(),
    crane_type: text().$type<CraneType>(),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [
    check(
      'craneselectors_crane_type',
      sql`${t.crane_type} in ('spider-crane', 'crawler-crane', 'articulated-crane', 'pick-and-carry-crane')`,
    ),
    uniqueIndex('craneselectors_slug').on(t.slug).where(sql`deleted_at is null`),
    index('craneselectors_list').on(t.order, t.id),
    index('craneselectors_manufacturer').on(t.manufacturer_id),
    index('craneselectors_product').on(t.product_id),
    index('craneselectors_weight').on(t.weight),
  ],
)

/**
 * Configurations that rows of a load chart require: main boom, a jib, a counterweight. A crane
 * without any has the main boom.
 */
export const crane_configurations = pgTable(
  'crane_configurations',
  {
    id: id(),
    craneselector_id: integer()
      .notNull()
      .references(() => craneselectors.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The plainest first. */
    order: integer().notNull(),
    title_sv: text().notNull(),
    title_en: text(),
    /** The equipment as a rental product; null: price on request. */
    product_id: integer().references(() => products.id),
    /** Included in the crane's price. */
    included: boolean().notNull().default(false),
    /** Weight of the equipment, kg. */
    extra_weight: doublePrecision(),
  },
  (t) => [
    uniqueIndex('crane_configurations_key').on(t.craneselector_id, t.key),
    index('crane_configurations_product').on(t.product_id),
  ],
)

/** Points of a load chart: metres from the ground, metres from the crane's centre, kilograms. */
export const craneselector_rows = pgTable(
  'craneselector_rows',
  {
    id: id(),
    craneselector_id: integer()
      .notNull()
      .references(() => craneselectors.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    lift_height: doublePrecision().notNull(),
    lift_radius: doublePrecision().notNull(),
    lift_weight: doublePrecision().notNull(),
    configuration: text().notNull().default(plainConfiguration),
  },
  (t) => [
    uniqueIndex('craneselector_rows_line').on(t.craneselector_id, t.line),
    uniqueIndex('craneselector_rows_point').on(
      t.craneselector_id,
      t.configuration,
      t.lift_height,
      t.lift_radius,
      t.lift_weight,
    ),
    // Covering indexes: a search reads no table rows.
    index('craneselector_rows_height').on(
      t.lift_height,
      t.lift_radius,
      t.lift_weight,
      t.craneselector_id,
    ),
    index('craneselector_rows_radius').on(
      t.lift_radius,
      t.lift_height,
      t.lift_weight,
      t.craneselector_id,
    ),
  ],
)
