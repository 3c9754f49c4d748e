import type { ListedProduct } from '@minikran/contract/catalogue'
import type { ProductFiltersAnswer } from '@minikran/contract/product-lists'
import { optionKey } from '@minikran/domain/catalogue/options'
import type { RangeFilter } from '@minikran/domain/catalogue/product-filters'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import { priceRows } from '../pricing/price-rows.ts'
import { courseLine, productCard } from '../products/product-card-data.ts'
import {
  type ActiveFilter,
  endsText,
  type FilterView,
  rangeView,
  type View,
} from './filter-view.ts'
import type { ListRequest } from './list-request.ts'
import { activeOwnFilters, ownFilterView } from './own-filter-view.ts'
import { sortChoices } from './sort-choices.ts'

type Loaded = {
  request: ListRequest
  url: URL
  locale: Locale
  products: ListedProduct[]
  /** The number of products without and with filters. */
  count: number
  hits: number
  answer: ProductFiltersAnswer
}
export type ListView = ReturnType<typeof listView>
export type TableView = ReturnType<typeof tableOf>

/** All texts of a list, with its filters and orders. */
export function listView(loaded: Loaded) {
  const { request, locale, products, count, hits, answer } = loaded
  const { isTable, page, sort } = request
  const ranges = answer.filters.flatMap((filter) => (filter.kind === 'range' ? [filter.fld] : []))
  return {
    page,
    count,
    hits,
    sort,
    sorts: sortChoices(ranges, sort, locale),
    filters: [
      ...answer.filters.map((filter) => filterView(filter, loaded)),
      ...answer.own_filters.map((filter) => ownFilterView(filter, loaded)),
    ],
    active: [
      ...activeFilters(request, locale),
      ...activeOwnFilters(request.filters.own, answer.own_filters, locale),
    ],
    cards: isTable ? [] : products.map((product) => productCard(product, locale)),
    table: isTable ? tableOf(products, ranges, locale) : null,
  }
}

function filterView(filter: ProductFiltersAnswer['filters'][number], view: View): FilterView {
  const { request, locale } = view
  const label = technicalLabel(filter.fld, locale)
  if (filter.kind === 'range') {
    const { fld } = filter
    const { unit } = technicalFields[fld]
    const text = (value: number) => valueText(fld, value, locale)
    return {
      ...rangeView([`${fld}_min`, `${fld}_max`], { ...view, unit }),
      label,
      unit,
      hint: `${text(filter.min)} – ${text(filter.max)}`,
    }
  }
  const { fld } = filter
  const chosen = request.filters.options.find(({ field }) => field === fld)?.codes ?? []
  const options = filter.options
    .filter(({ code }) => optionKey(fld, code) !== null)
    .map(({ code, count }) => ({
      code,
      count,
      label: valueText(fld, [code], locale),
      isChosen: chosen.includes(code),
    }))
  return { kind: 'options', name: fld, label, options }
}

/** The active filters, each with the parameters that remove it. */
function activeFilters({ filters }: ListRequest, locale: Locale): ActiveFilter[] {
  return [
    ...filters.ranges.map((range) => ({
      text: rangeText(range, locale),
      names: [`${range.field}_min`, `${range.field}_max`],
    })),
    ...filters.options.map(({ field, codes }) => ({
      text: `${technicalLabel(field, locale)}: ${valueText(field, codes, locale)}`,
      names: [field as string],
    })),
  ]
}

function rangeText({ field, ...ends }: RangeFilter, locale: Locale): string {
  const text = (value: number) => valueText(field, value, locale)
  return endsText({ label: technicalLabel(field, locale), text, ...ends }, locale)
}

/** A row for each machine, with the figures of the sortable columns. */
function tableOf(products: ListedProduct[], fields: TechnicalFieldName[], locale: Locale) {
  return {
    columns: fields.map((field) => ({ field, label: technicalLabel(field, locale) })),
    rows: products.map((product) => ({
      slug: product.product_slug,
      path: product.path,
      title: titleIn(product, 'title', locale),
      isCourse: courseLine(product, locale) !== null,
      cells: fields.map((field) => valueText(field, product[field], locale)),
      price: priceRows(product, locale)[0] ?? null,
    })),
  }
}

function valueText(field: TechnicalFieldName, raw: unknown, locale: Locale): string {
  const value = technicalValue(field, raw)
  return value === null ? '–' : technicalText(value, locale)
}
