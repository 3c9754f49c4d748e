import { readTypedNumber } from '@minikran/domain/catalogue/filter-number'
import { readOwnFilters } from '@minikran/domain/catalogue/own-filters'
import { filterEntries, readFilters } from '@minikran/domain/catalogue/product-filters'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { readSort } from '@minikran/domain/catalogue/product-sort'
import { productsPerPage } from '../components/page-sizes.ts'
import { pageIn } from '../page-number.ts'
import { listParameters, tableView } from './list-address.ts'

/** The filters, order and page in an address; invalid values are left out. */
export type ListRequest = ReturnType<typeof listRequest>

export function listRequest(url: URL, locale: Locale) {
  const { searchParams } = url
  const filters = {
    ...readFilters((name) => searchParams.getAll(name), readTypedNumber),
    own: readOwnFilters(searchParams),
  }
  const sort = readSort(searchParams.get(listParameters.sort))
  const page = pageIn(searchParams)
  const narrowing = Object.fromEntries(filterEntries(filters))
  return {
    filters,
    sort,
    page,
    /** The filter parameters, as the API takes them. */
    narrowing,
    isTable: searchParams.get(listParameters.view) === tableView,
    /** The parameters of the list call. */
    query: {
      ...narrowing,
      page,
      per_page: productsPerPage,
      ...(sort !== 'order' && { sort, lang: locale }),
    },
  }
}
