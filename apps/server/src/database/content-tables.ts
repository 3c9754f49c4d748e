import * as catalogue from './schema/catalogue.ts'
import * as content from './schema/content.ts'
import * as cranes from './schema/cranes.ts'
import * as depots from './schema/depots.ts'
import * as media from './schema/media.ts'
import * as products from './schema/products.ts'

/**
 * The tables of public content, which are all tables of these schema files. A trigger notifies every
 * process of changes (`f_watch_content` in the migrations), which drops the cached responses that
 * read the table.
 */
const tables = { ...catalogue, ...content, ...cranes, ...depots, ...media, ...products }

// By their files: the type of the object itself would be written out, column by column.
export type ContentTable =
  | keyof typeof catalogue
  | keyof typeof content
  | keyof typeof cranes
  | keyof typeof depots
  | keyof typeof media
  | keyof typeof products

export const contentTables = Object.keys(tables) as ContentTable[]
/** The tables whose items have a publish window. */
export const windowedTables = contentTables.filter((table) => 'unpublish_at' in tables[table])

/** The tables that responses about products read. */
export const productTables = [
  'products',
  'prodcats',
  'prodsubcats',
  'manufacturers',
  'depots',
  'images',
  'image_uses',
] as const satisfies readonly ContentTable[]

/** The tables that responses about the selector's cranes read. */
export const craneTables = [
  'craneselectors',
  'crane_configurations',
  'craneselector_rows',
  'products',
  'prodcats',
  'prodsubcats',
  'images',
  'image_uses',
] as const satisfies readonly ContentTable[]
