import * as catalogue from './schema/catalogue.ts'
import * as content from './schema/content.ts'
import * as cranes from './schema/cranes.ts'
import * as depots from './schema/depots.ts'
import * as media from './schema/media.ts'
import * as products from './schema/products.ts'

/**
 * The tables of what the public sees: these files of the schema hold no others. A change of one is
 * told to every process under its name (`f_watch_content` in the migrations), which drops the kept
 * answers that read it.
 */
const tables = { ...catalogue, ...content, ...cranes, ...depots, ...media, ...products }

export type ContentTable = keyof typeof tables

export const contentTables = Object.keys(tables) as ContentTable[]
/** Those whose items have a publish window. */
export const windowedTables = contentTables.filter((table) => 'unpublish_at' in tables[table])

/** What every answer about products is made from. */
export const productTables = [
  'products',
  'prodcats',
  'prodsubcats',
  'manufacturers',
  'depots',
  'images',
  'image_uses',
] as const satisfies readonly ContentTable[]

/** What every answer about the selector's cranes is made from. */
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
