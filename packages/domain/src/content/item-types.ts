import type { ItemKind } from '../access/item-rights.ts'

/**
 * The item types by their codes, and what each is called here; null is no
 * item by itself: an opening is a row of its opening hours set and lives and goes with it.
 */
export const itemTypes = [
  { code: 1, name: 'depot', kind: 'depots' },
  { code: 2, name: 'opening hour', kind: 'depothours' },
  { code: 3, name: 'opening', kind: null },
  { code: 4, name: 'staff', kind: 'depotemployees' },
  { code: 5, name: 'image', kind: 'images' },
  { code: 6, name: 'news', kind: 'posts' },
  { code: 7, name: 'product category', kind: 'prodcats' },
  { code: 8, name: 'subcategory', kind: 'prodsubcats' },
  { code: 9, name: 'product', kind: 'products' },
] as const satisfies readonly { code: number; name: string; kind: ItemKind | null }[]

const unsorted = 0

/** The code of a kind of items; 0, unsorted, for the kinds without one. */
export function itemTypeOf(kind: ItemKind): number {
  return itemTypes.find((type) => type.kind === kind)?.code ?? unsorted
}
