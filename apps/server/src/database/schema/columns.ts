import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** An instant with the precision of a JavaScript `Date`, so that it comes back unchanged. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A primary key, generated "by default" because demo content has its own numbers. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Text in Swedish order, numbers by value: a, z, å, ä, ö and "kran 9" before "kran 10". */
export const title = customType<{ data: string }>({
  dataType: () => 'text collate "sv_numeric"',
})

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The columns of every content item. The columns with users have no foreign key: they outlive the
 * account, and depots and users would refer to each other.
 */
export const itemColumns = () => ({
  publish_at: instant().defaultNow(),
  unpublish_at: instant(),
  locked_at: instant(),
  locked_by: integer(),
  deleted_at: instant(),
  deleted_by: integer(),
  order: integer().notNull().default(0),
  views: integer().notNull().default(0),
  version: integer().notNull().default(1),
  ...trackedColumns(),
})

/** When and by whom a row was created and last changed. */
export const trackedColumns = () => ({
  created_at: instant().notNull().defaultNow(),
  created_by: integer(),
  updated_at: instant().notNull().defaultNow(),
  updated_by: integer(),
})

/** A text in both languages; English is null until it is translated. */
export const contentColumns = () => ({
  content_sv: text().notNull().default(''),
  content_en: text(),
})
