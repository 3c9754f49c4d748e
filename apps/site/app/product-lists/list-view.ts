import type { ListedProduct } from '@minikran/contract/catalogue'
import type { ProductFiltersAnswer } from '@minikran/contract/product-lists'
import { optionKey } from '@minikran/domain/catalogue/options'
import { type AskedRange, filterNumber } from '@minikran/domain/catalogue/product-filters'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { priceRows } from '../pricing/price-rows.ts'
import { courseLine, productCard } from '../products/product-card-data.ts'
import { technicalLabel, technicalText } from '../products/technical-texts.ts'
import type { ListRequest } from './list-request.ts'
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
export type FilterView = ReturnType<typeof filterView>
export type TableView = ReturnType<typeof tableOf>

/** All texts of a list, with its filters and orders. */
export function listView(loaded: Loaded) {
  const { request, locale, products, count, hits, answer } = loaded
  const { isTable, number, sort } = request
  const ranges = answer.filters.flatMap((filter) => (filter.kind === 'range' ? [filter.fld] : []))
  return {
    number,
    count,
    hits,
    sort,
    sorts: sortChoices(ranges, sort, locale),
    filters: answer.filters.map((filter) => filterView(filter, loaded)),
    active: activeFilters(request, locale),
    cards: isTable ? [] : products.map((product) => productCard(product, locale)),
    table: isTable ? tableOf(products, ranges, locale) : null,
  }
}

function filterView(
  filter: ProductFiltersAnswer['filters'][number],
  { request, url, locale }: Pick<Loaded, 'request' | 'url' | 'locale'>,
) {
  const label = technicalLabel(filter.fld, locale)
  if (filter.kind === 'range') {
    const { fld } = filter
    const typed = (name: string) => url.searchParams.get(name)?.trim().slice(0, 20) ?? ''
    const [from, to] = [typed(`${fld}_min`), typed(`${fld}_max`)]
    return {
      kind: filter.kind,
      fld,
      label,
      unit: technicalFields[fld].unit,
      hint: `${valueText(fld, filter.min, locale)} – ${valueText(fld, filter.max, locale)}`,
      from,
      to,
      isFaulty: [from, to].some((text) => text !== '' && !filterNumber.test(text)),
    }
  }
  const { fld } = filter
  const chosen = request.filters.options.find(({ field }) => field === fld)?.codes ?? []
  return {
    kind: filter.kind,
    fld,
    label,
    options: filter.options.flatMap(({ code, count }) =>
      optionKey(fld, code) === null
        ? []
        : [{ code, count, label: valueText(fld, [code], locale), isChosen: chosen.includes(code) }],
    ),
  }
}

/** The active filters, each with the parameters that remove it. */
function activeFilters({ filters }: ListRequest, locale: Locale) {
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

function rangeText({ field, min, max }: AskedRange, locale: Locale): string {
  const words = { locale }
  const label = technicalLabel(field, locale)
  const text = (value: number) => valueText(field, value, locale)
  if (min !== null && max !== null) return `${label} ${text(min)} – ${text(max)}`
  return min === null
    ? m.list_at_most({ label, value: text(max ?? 0) }, words)
    : m.list_at_least({ label, value: text(min) }, words)
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
