import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { prodsubcats } from './catalogue.ts'
import { contentColumns, id, instant, itemColumns, title } from './columns.ts'
import { products } from './products.ts'

/** News; types 2 and 3 show the picture of a product. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    post_slug: text().notNull(),
    post_type: smallint().notNull().default(1),
    title_sv: title().notNull(),
    title_en: title(),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [
    uniqueIndex('posts_slug').on(t.post_slug).where(sql`deleted_at is null`),
    index('posts_newest').on(t.publish_at.desc(), t.id.desc()),
  ],
)

export const post_products = pgTable(
  'post_products',
  {
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.post_id, t.product_id] }),
    index('post_products_product').on(t.product_id),
  ],
)

/** Presentations: types 2 and 3 show a product's picture, 33 a subcategory's. */
export const presentations = pgTable(
  'presentations',
  {
    id: id(),
    presentation_slug: text().notNull(),
    presentation_type: smallint().notNull().default(1),
    title_sv: title().notNull(),
    title_en: title(),
    ...contentColumns(),
    product_id: integer().references(() => products.id),
    prodsubcat_id: integer().references(() => prodsubcats.id),
    ...itemColumns(),
  },
  (t) => [
    uniqueIndex('presentations_slug').on(t.presentation_slug).where(sql`deleted_at is null`),
    index('presentations_newest').on(t.publish_at.desc(), t.id.desc()),
    index('presentations_product').on(t.product_id),
    index('presentations_prodsubcat').on(t.prodsubcat_id),
  ],
)

/** The pages of a presentation's dialog. */
export const presentationcontents = pgTable(
  'presentationcontents',
  {
    id: id(),
    presentation_id: integer()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    title_sv: title().notNull(),
    title_en: title(),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [index('presentationcontents_list').on(t.presentation_id, t.order, t.id)],
)

/** Texts of the site's own pages, by the page's key, edited by the company. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    page_key: text().notNull(),
    title_sv: title().notNull(),
    title_en: title(),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [uniqueIndex('pages_key').on(t.page_key).where(sql`deleted_at is null`)],
)

export const testimonials = pgTable(
  'testimonials',
  { id: id(), name: text().notNull(), company: text(), ...contentColumns(), ...itemColumns() },
  (t) => [index('testimonials_list').on(t.order, t.id)],
)

/** The company behind the site, exactly one row. */
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    phone: text().notNull(),
    email_address: text().notNull(),
    founded: date({ mode: 'string' }).notNull(),
    employees: integer().notNull(),
    updated_at: instant().notNull().defaultNow(),
    updated_by: integer(),
  },
  (t) => [check('company_one_row', sql`${t.id} = 1`)],
)

/** Redirects (301) from old paths to new ones. */
export const redirects = pgTable('redirects', {
  from_path: text().primaryKey(),
  to_path: text().notNull(),
  created_at: instant().notNull().defaultNow(),
})
