import type { ProductFiltersAnswer } from '@minikran/contract/product-lists'
import { type OwnFilter, ownEndName, ownName } from '@minikran/domain/catalogue/own-filters'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { figureWithUnit } from '@minikran/i18n/number-text'
import { ownLabel } from '../products/own-texts.ts'
import {
  type ActiveFilter,
  endsText,
  type FilterView,
  rangeView,
  type View,
} from './filter-view.ts'

type Offered = ProductFiltersAnswer['own_filters'][number]

/** A filter by a field that the company has added. */
export function ownFilterView(filter: Offered, view: View): FilterView {
  const { request, locale } = view
  const { fld } = filter
  const label = ownLabel(filter, locale)
  if (filter.kind === 'range') {
    const { unit, min, max } = filter
    const text = (value: number) => figureWithUnit(value, unit, locale)
    const names: [string, string] = [ownEndName(fld, 'min'), ownEndName(fld, 'max')]
    // The address is read before the unit of an added field is known.
    return {
      ...rangeView(names, { ...view, unit: undefined }),
      label,
      unit,
      hint: `${text(min)} – ${text(max)}`,
    }
  }
  const active = request.filters.own.find((own) => own.fld === fld)
  const chosen = active?.kind === 'options' ? active.codes : []
  const options = filter.options.map(({ code, count, ...titles }) => ({
    code,
    count,
    label: ownLabel(titles, locale),
    isChosen: chosen.includes(code),
  }))
  return { kind: 'options', name: ownName(fld), label, options }
}

/** The active filters; a field that the list no longer offers has its name as its label. */
export function activeOwnFilters(
  active: readonly OwnFilter[],
  offered: readonly Offered[],
  locale: Locale,
): ActiveFilter[] {
  return active.map((filter) => {
    const { fld } = filter
    const known = offered.find((own) => own.fld === fld)
    const label = known === undefined ? fld : ownLabel(known, locale)
    if (filter.kind === 'options') {
      const options = known?.kind === 'options' ? known.options : []
      const words = options.filter(({ code }) => filter.codes.includes(code))
      const text = words.map((option) => ownLabel(option, locale)).join(', ')
      return { text: `${label}: ${text || filter.codes.join(', ')}`, names: [ownName(fld)] }
    }
    const unit = known?.kind === 'range' ? known.unit : null
    const text = (value: number) => figureWithUnit(value, unit, locale)
    const { min, max } = filter
    return {
      text: endsText({ label, text, min, max }, locale),
      names: [ownEndName(fld, 'min'), ownEndName(fld, 'max')],
    }
  })
}
