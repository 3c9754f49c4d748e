import type { RangeField } from '@minikran/domain/catalogue/product-filters'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type ProductSort, sortParts } from '@minikran/domain/catalogue/product-sort'
import { m } from '@minikran/i18n/messages'
import { technicalLabel } from '@minikran/i18n/technical-text'

type SortChoice = { value: ProductSort; label: string }

// For dimensions the smallest value is first, for capacities the largest.
const smallFirst: readonly RangeField[] = ['weight', 'width', 'height', 'length']

/** The orders of the dropdown; an order of a table heading is added while it is active. */
export function sortChoices(
  ranges: readonly RangeField[],
  sort: ProductSort,
  locale: Locale,
): SortChoice[] {
  const offered: ProductSort[] = [
    'order',
    'popular',
    'price',
    '-price',
    'title',
    ...ranges.map((field): ProductSort => (smallFirst.includes(field) ? field : `-${field}`)),
  ]
  const values = offered.includes(sort) ? offered : [...offered, sort]
  return values.map((value) => ({ value, label: sortText(value, locale) }))
}

function sortText(sort: ProductSort, locale: Locale): string {
  const words = { locale }
  const { by, isDown } = sortParts(sort)
  switch (by) {
    case 'order':
      return m.sort_order({}, words)
    case 'popular':
      return m.sort_popular({}, words)
    case 'price':
      return isDown ? m.sort_price_down({}, words) : m.sort_price({}, words)
    case 'title':
      return isDown ? m.sort_title_down({}, words) : m.sort_title({}, words)
    default: {
      const label = technicalLabel(by, locale)
      return isDown ? m.sort_most({ label }, words) : m.sort_least({ label }, words)
    }
  }
}
