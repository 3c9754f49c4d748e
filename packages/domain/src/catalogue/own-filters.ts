import { readFilterNumber, readTypedNumber } from './filter-number.ts'
import { ownFieldName } from './own-fields.ts'

/** A filter on a custom field: a range, or a choice of codes. */
export type OwnFilter =
  | { kind: 'range'; fld: string; min: number | null; max: number | null }
  | { kind: 'options'; fld: string; codes: number[] }

/** The number of filters that a list offers. */
export const mostOwnFilters = 4
const mostCodes = 20

/** Parses `tank:10..20;farg:1,2`, as in API calls; ignores invalid parts. */
export function parseOwnFilters(text: string): OwnFilter[] {
  return text
    .split(';', mostOwnFilters)
    .map((part) => {
      const [fld = '', value = ''] = part.split(':', 2)
      const [min = '', max] = value.split('..', 2)
      return max === undefined
        ? optionsFilter(fld, value.split(','))
        : rangeFilter(fld, readFilterNumber(min), readFilterNumber(max))
    })
    .filter((filter) => filter !== null)
}

/** The inverse of `parseOwnFilters`. */
export function ownFiltersText(filters: readonly OwnFilter[]): string {
  return filters
    .map((filter) =>
      filter.kind === 'range'
        ? `${filter.fld}:${filter.min ?? ''}..${filter.max ?? ''}`
        : `${filter.fld}:${filter.codes.join(',')}`,
    )
    .join(';')
}

const prefix = 'own.'
/** The names of form fields in a URL: `own.farg`, `own.tank.min`. */
export const ownName = (fld: string) => `${prefix}${fld}`
export const ownEndName = (fld: string, end: 'min' | 'max') => `${prefix}${fld}.${end}`
export const isOwnName = (name: string) => name.startsWith(prefix)

/**
 * Parses the names and typed values of a URL; ignores invalid filters. The units of the fields are
 * known only once the list's filters have been loaded.
 */
export function readOwnFilters(entries: Iterable<[string, string]>): OwnFilter[] {
  const ownEntries = [...entries].filter(([name]) => isOwnName(name))
  const valuesOf = (name: string) =>
    ownEntries.filter(([key]) => key === name).map(([, value]) => value)
  const fields = new Set(ownEntries.map(([name]) => name.slice(prefix.length).split('.')[0] ?? ''))
  return [...fields]
    .flatMap((fld) => {
      const endOf = (end: 'min' | 'max') =>
        readTypedNumber(valuesOf(ownEndName(fld, end))[0] ?? '', undefined)
      const codes = valuesOf(ownName(fld)).flatMap((value) => value.split(','))
      return [rangeFilter(fld, endOf('min'), endOf('max')), optionsFilter(fld, codes)]
    })
    .filter((filter) => filter !== null)
    .slice(0, mostOwnFilters)
}

function rangeFilter(fld: string, min: number | null, max: number | null): OwnFilter | null {
  if (!ownFieldName.test(fld) || (min === null && max === null)) return null
  return { kind: 'range', fld, min, max }
}

function optionsFilter(fld: string, texts: readonly string[]): OwnFilter | null {
  const codes = texts.filter((text) => /^[1-9]\d?$/.test(text)).map(Number)
  if (!ownFieldName.test(fld) || codes.length === 0) return null
  return { kind: 'options', fld, codes: [...new Set(codes)].slice(0, mostCodes) }
}
