import { type RangeField, rangeFields } from './product-filters.ts'

type SortField = 'title' | 'price' | RangeField
type SortBy = 'order' | 'popular' | SortField
/** How a list is ordered; a minus turns it round. `order` is the company's own. */
export type ProductSort = SortBy | `-${SortField}`

const sortFields: readonly SortField[] = ['title', 'price', ...rangeFields]

export const productSorts: readonly ProductSort[] = [
  'order',
  'popular',
  ...sortFields.flatMap((field): ProductSort[] => [field, `-${field}`]),
]

/** The sort that an address or a call names; anything unknown is the company's own order. */
export function readSort(text: string | null): ProductSort {
  return productSorts.find((sort) => sort === text) ?? 'order'
}

/** What a sort goes by, and which way. */
export function sortParts(sort: ProductSort): { by: SortBy; isDown: boolean } {
  const isDown = sort.startsWith('-')
  return { by: (isDown ? sort.slice(1) : sort) as SortBy, isDown }
}
