import { type RangeField, rangeFields } from './product-filters.ts'

type SortField = 'title' | 'price' | RangeField
type SortBy = 'order' | 'popular' | SortField
/** The order of a list; a minus reverses it. `order` is the company's own order. */
export type ProductSort = SortBy | `-${SortField}`

const sortFields: readonly SortField[] = ['title', 'price', ...rangeFields]

export const productSorts: readonly ProductSort[] = [
  'order',
  'popular',
  ...sortFields.flatMap((field): ProductSort[] => [field, `-${field}`]),
]

/** The sort of a URL or call; the company's own order when it is unknown. */
export function readSort(text: string | null): ProductSort {
  return productSorts.find((sort) => sort === text) ?? 'order'
}

/** The field and direction of a sort. */
export function sortParts(sort: ProductSort): { by: SortBy; isDown: boolean } {
  const isDown = sort.startsWith('-')
  return { by: (isDown ? sort.slice(1) : sort) as SortBy, isDown }
}
