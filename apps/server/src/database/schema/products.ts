import type { FieldType } from '@minikran/domain/catalogue/form-types'
import { homePlacement, popularityWeights } from '@minikran/domain/catalogue/popularity'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { manufacturers, prodsubcats, prodtpls } from './catalogue.ts'
import { contentColumns, id, itemColumns, title, tsvector } from './columns.ts'
import { depots } from './depots.ts'

type NamedField = { fld: string; fld_type: FieldType }

const highlight = () => jsonb().$type<NamedField>()
const codes = () => jsonb().$type<number[]>()

/** Prices without VAT in whole öre; null is "on request". */
const priceColumns = () => ({
  prod_vat: doublePrecision().notNull().default(25),
  price_first_day_ore: integer(),
  price_following_days_ore: integer(),
  price_weekend_ore: integer(),
  price_basic_fee_ore: integer(),
  price_sale_ore: integer(),
  price_rentstart_ore: integer(),
  price_rentday_ore: integer(),
  price_offer_ore: integer(),
})

/** The fields that `technicalFields` of the domain marks as columns, in its units. */
const technicalColumns = () => ({
  weight: doublePrecision(),
  total_weight: doublePrecision(),
  lift_capacity: doublePrecision(),
  max_load: doublePrecision(),
  liftheight: doublePrecision(),
  max_range: doublePrecision(),
  workheight_m: doublePrecision(),
  platformheight_m: doublePrecision(),
  length: doublePrecision(),
  length_unfolded: doublePrecision(),
  width: doublePrecision(),
  width_folded: doublePrecision(),
  width_unfolded: doublePrecision(),
  height: doublePrecision(),
  height_unfolded: doublePrecision(),
  useformaterial: codes(),
  material: codes(),
  fuel_type: codes(),
  persons: integer(),
  pickandcarry: doublePrecision(),
  gripwidth_mm: doublePrecision(),
  course_participant: integer(),
  course_hours: doublePrecision(),
  course_time: text(),
})

// The model also without punctuation, so that "urw295" finds "URW-295".
const searchText = sql`public.f_norm(title_sv || ' ' || coalesce(title_en, '') || ' ' || search_tags || ' ' || model || ' ' || product_slug || ' ' || regexp_replace(model, '[^[:alnum:]]', '', 'g') || ' ' || coalesce(education_city, ''))`
const searchVector = sql`setweight(to_tsvector('public.sv', title_sv || ' ' || search_tags || ' ' || coalesce(education_city, '')), 'A') || setweight(to_tsvector('pg_catalog.english', coalesce(title_en, '')), 'B') || setweight(to_tsvector('pg_catalog.simple', model || ' ' || product_slug), 'B')`

const { view, order, homePlacement: placed } = popularityWeights
// The domain's `popularity` in SQL, as a generated column with an index.
const popularityScore = sql.raw(
  `views * ${view} + orders * ${order} + case when '${homePlacement}' = any(string_to_array(coalesce(placements, ''), ' ')) then ${placed} else 0 end`,
)

/** Machines, accessories and courses: types 0-4, status 0-2. */
export const products = pgTable(
  'products',
  {
    id: id(),
    // Columns that every search reads come first: PostgreSQL reads a row from its start.
    status: smallint().notNull().default(0),
    ...itemColumns(),
    prodsubcat_id: integer()
      .notNull()
      .references(() => prodsubcats.id),
    title_sv: title().notNull(),
    norm: text().generatedAlwaysAs(searchText),
    search: tsvector().generatedAlwaysAs(searchVector),
    product_slug: text().notNull(),
    manufacturer_id: integer().references(() => manufacturers.id),
    model: text().notNull().default(''),
    title_en: title(),
    ...contentColumns(),
    type: smallint().notNull(),
    depot_ownership: smallint(),
    depot_id: integer().references(() => depots.id),
    green_lifting: boolean().notNull().default(false),
    search_tags: text().notNull().default(''),
    placements: text(),
    /** How many inquiries have named the product. */
    orders: integer().notNull().default(0),
    popularity: integer().generatedAlwaysAs(popularityScore),
    education_city: text(),
    prodtpl_id: integer().references(() => prodtpls.id),
    fld_title1: highlight(),
    fld_title2: highlight(),
    fld_title3: highlight(),
    fld_title4: highlight(),
    ...priceColumns(),
    ...technicalColumns(),
    fields: jsonb().$type<Record<string, number | string | number[]>>().notNull().default({}),
  },
  (t) => [
    check('products_type', sql`${t.type} between 0 and 4`),
    check('products_status', sql`${t.status} between 0 and 2`),
    check('products_depot_ownership', sql`${t.depot_ownership} in (1, 2)`),
    check('products_course_depot', sql`${t.type} not in (3, 4) or ${t.depot_id} is not null`),
    uniqueIndex('products_slug').on(t.product_slug).where(sql`deleted_at is null`),
    index('products_list').on(t.order, t.id),
    index('products_prodsubcat').on(t.prodsubcat_id, t.order, t.id),
    index('products_popular').on(t.popularity.desc(), t.order, t.id),
    index('products_manufacturer').on(t.manufacturer_id),
    index('products_depot').on(t.depot_id),
    index('products_prodtpl').on(t.prodtpl_id),
    index('products_course').on(t.type, t.course_time),
    index('products_window').on(t.publish_at, t.unpublish_at),
    index('products_norm').using('gin', t.norm.op('gin_trgm_ops')),
    index('products_search').using('gin', t.search),
  ],
)
