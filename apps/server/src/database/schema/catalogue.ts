import { templateFormTypes } from '@minikran/domain/catalogue/form-types'
import type { OwnField } from '@minikran/domain/catalogue/own-fields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { contentColumns, id, itemColumns, title } from './columns.ts'

export const manufacturers = pgTable(
  'manufacturers',
  {
    id: id(),
    manufacturer_slug: text().notNull(),
    title_sv: title().notNull(),
    title_en: title(),
    url: text(),
    logo_img: text(),
    repairs: boolean().notNull().default(false),
    sales: boolean().notNull().default(false),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [
    uniqueIndex('manufacturers_slug').on(t.manufacturer_slug).where(sql`deleted_at is null`),
    index('manufacturers_list').on(t.order, t.id),
  ],
)

/** Product categories; `outline` names the drawing that is shown without a photograph. */
export const prodcats = pgTable(
  'prodcats',
  {
    id: id(),
    prodcat_slug: text().notNull(),
    prodcat_title_sv: title().notNull(),
    prodcat_title_en: title(),
    outline: text().notNull(),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [
    uniqueIndex('prodcats_slug').on(t.prodcat_slug).where(sql`deleted_at is null`),
    index('prodcats_list').on(t.order, t.id),
  ],
)

export const prodsubcats = pgTable(
  'prodsubcats',
  {
    id: id(),
    prodcat_id: integer()
      .notNull()
      .references(() => prodcats.id),
    prodsubcat_slug: text().notNull(),
    prodsubcat_title_sv: title().notNull(),
    prodsubcat_title_en: title(),
    outline: text().notNull(),
    image_file: text(),
    ...contentColumns(),
    ...itemColumns(),
  },
  (t) => [
    uniqueIndex('prodsubcats_slug')
      .on(t.prodcat_id, t.prodsubcat_slug)
      .where(sql`deleted_at is null`),
    index('prodsubcats_list').on(t.prodcat_id, t.order, t.id),
  ],
)

/** Product templates: the technical fields of a kind of product. */
export const prodtpls = pgTable(
  'prodtpls',
  { id: id(), title: title().notNull(), ...itemColumns() },
  (t) => [index('prodtpls_list').on(t.order, t.id)],
)

/**
 * Fields of a template: `fld` is a name of `technicalFields` or, with `own`, one of the company's;
 * `fld_type` is its form type, `validation` 0-4, `title_option` 0-2.
 */
export const prodtplflds = pgTable(
  'prodtplflds',
  {
    id: id(),
    prodtpl_id: integer()
      .notNull()
      .references(() => prodtpls.id, { onDelete: 'cascade' }),
    fld: text().notNull(),
    fld_type: text({ enum: templateFormTypes }).notNull(),
    validation: smallint().notNull().default(0),
    required: boolean().notNull().default(false),
    title_option: smallint().notNull().default(0),
    own: jsonb().$type<OwnField>(),
    order: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('prodtplflds_fld').on(t.prodtpl_id, t.fld),
    index('prodtplflds_list').on(t.prodtpl_id, t.order, t.id),
  ],
)
