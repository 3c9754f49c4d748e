import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { manufacturers, prodcats, prodsubcats } from './catalogue.ts'
import { id, instant, itemColumns, title } from './columns.ts'
import { pages, posts, presentationcontents, presentations } from './content.ts'
import { craneselectors } from './cranes.ts'
import { depot_employees, depots } from './depots.ts'
import { products } from './products.ts'

/** Uploaded pictures; the file is named after the hash of its content. */
export const images = pgTable(
  'images',
  {
    id: id(),
    /** A name for the staff, from the file's name; the public sees the description. */
    image_name: title().notNull().default(''),
    image_file: text().notNull(),
    alt_sv: text().notNull().default(''),
    alt_en: text(),
    width: integer(),
    height: integer(),
    bytes: bigint({ mode: 'number' }),
    /** Focal point that stays visible when the picture is cropped, in percent from left and top. */
    focal_x: smallint().notNull().default(50),
    focal_y: smallint().notNull().default(50),
    /** A tiny picture as a `data:` URL, shown until the picture is loaded. */
    placeholder: text(),
    /** When its variants were made; null while it has none. */
    variants_at: instant(),
    ...itemColumns(),
  },
  (t) => [
    check('images_focal', sql`${t.focal_x} between 0 and 100 and ${t.focal_y} between 0 and 100`),
    uniqueIndex('images_file').on(t.image_file).where(sql`deleted_at is null`),
    index('images_without_variants').on(t.id).where(sql`variants_at is null`),
  ],
)

/**
 * The pictures of items, in order; each row has exactly one owner. No cascade from the owner: pictures
 * must be detached before an item is deleted.
 */
export const image_uses = pgTable(
  'image_uses',
  {
    id: id(),
    image_id: integer()
      .notNull()
      .references(() => images.id),
    product_id: integer().references(() => products.id),
    prodcat_id: integer().references(() => prodcats.id),
    prodsubcat_id: integer().references(() => prodsubcats.id),
    craneselector_id: integer().references(() => craneselectors.id),
    manufacturer_id: integer().references(() => manufacturers.id),
    depot_id: integer().references(() => depots.id),
    depot_employee_id: integer().references(() => depot_employees.id),
    post_id: integer().references(() => posts.id),
    presentation_id: integer().references(() => presentations.id),
    presentationcontent_id: integer().references(() => presentationcontents.id),
    page_id: integer().references(() => pages.id),
    order: integer().notNull().default(0),
  },
  (t) => [
    check(
      'image_uses_owner',
      sql`num_nonnulls(${t.product_id}, ${t.prodcat_id}, ${t.prodsubcat_id}, ${t.craneselector_id}, ${t.manufacturer_id}, ${t.depot_id}, ${t.depot_employee_id}, ${t.post_id}, ${t.presentation_id}, ${t.presentationcontent_id}, ${t.page_id}) = 1`,
    ),
    index('image_uses_image').on(t.image_id),
    index('image_uses_product').on(t.product_id, t.order, t.id),
    index('image_uses_prodcat').on(t.prodcat_id),
    index('image_uses_prodsubcat').on(t.prodsubcat_id),
    index('image_uses_craneselector').on(t.craneselector_id),
    index('image_uses_manufacturer').on(t.manufacturer_id),
    index('image_uses_depot').on(t.depot_id),
    index('image_uses_depot_employee').on(t.depot_employee_id),
    index('image_uses_post').on(t.post_id),
    index('image_uses_presentation').on(t.presentation_id),
    index('image_uses_presentationcontent').on(t.presentationcontent_id),
    index('image_uses_page').on(t.page_id),
  ],
)

/** Documents; category 120 is hidden in lists. */
export const documents = pgTable('documents', {
  id: id(),
  document_cat: smallint().notNull().default(0),
  document_name: title().notNull(),
  document_file: text().notNull(),
  document_ext: text().notNull(),
  bytes: bigint({ mode: 'number' }),
  ...itemColumns(),
})

export const document_uses = pgTable(
  'document_uses',
  {
    id: id(),
    document_id: integer()
      .notNull()
      .references(() => documents.id),
    product_id: integer().references(() => products.id),
    presentationcontent_id: integer().references(() => presentationcontents.id),
    page_id: integer().references(() => pages.id),
    order: integer().notNull().default(0),
  },
  (t) => [
    check(
      'document_uses_owner',
      sql`num_nonnulls(${t.product_id}, ${t.presentationcontent_id}, ${t.page_id}) = 1`,
    ),
    index('document_uses_document').on(t.document_id),
    index('document_uses_product').on(t.product_id),
    index('document_uses_presentationcontent').on(t.presentationcontent_id),
    index('document_uses_page').on(t.page_id),
  ],
)

export const movies = pgTable('movies', {
  id: id(),
  movie_name: title().notNull(),
  movie_file: text().notNull(),
  movie_ext: text().notNull(),
  bytes: bigint({ mode: 'number' }),
  ...itemColumns(),
})

export const movie_uses = pgTable(
  'movie_uses',
  {
    id: id(),
    movie_id: integer()
      .notNull()
      .references(() => movies.id),
    product_id: integer().references(() => products.id),
    presentationcontent_id: integer().references(() => presentationcontents.id),
    page_id: integer().references(() => pages.id),
    order: integer().notNull().default(0),
  },
  (t) => [
    check(
      'movie_uses_owner',
      sql`num_nonnulls(${t.product_id}, ${t.presentationcontent_id}, ${t.page_id}) = 1`,
    ),
    index('movie_uses_movie').on(t.movie_id),
    index('movie_uses_product').on(t.product_id),
    index('movie_uses_presentationcontent').on(t.presentationcontent_id),
    index('movie_uses_page').on(t.page_id),
  ],
)
