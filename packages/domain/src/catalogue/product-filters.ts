import { readFilterNumber } from './filter-number.ts'
import { type OptionField, optionKey } from './options.ts'
import { type OwnFilter, ownFiltersText, parseOwnFilters } from './own-filters.ts'
import {
  isTechnicalFieldName,
  type TechnicalField,
  type TechnicalFieldName,
  technicalFields,
} from './technical-fields.ts'

export type RangeField = {
  [Name in TechnicalFieldName]: (typeof technicalFields)[Name] extends { filter: number }
    ? Name
    : never
}[TechnicalFieldName]

const priority = (name: TechnicalFieldName) => (technicalFields[name] as TechnicalField).filter ?? 0

/**
 * Fields that lists of products can be filtered by, by priority. `filtersOf` chooses those of a list
 * from the templates of its products.
 */
export const rangeFields = Object.keys(technicalFields)
  .filter(isTechnicalFieldName)
  .filter((name): name is RangeField => priority(name) > 0)
  .toSorted((a, b) => priority(a) - priority(b))
export const optionFields = [
  'fuel_type',
  'useformaterial',
  'material',
] as const satisfies OptionField[]

export type OptionFilterField = (typeof optionFields)[number]

const mostRanges = 6
const mostOptions = 2

/**
 * The filters of a list, given the fields of each template of its products: fields that at least half
 * of the templates have, so that no filter empties a mixed list.
 */
export function filtersOf(templates: readonly (readonly string[])[]): {
  ranges: RangeField[]
  options: OptionFilterField[]
} {
  const isCommon = (field: RangeField | OptionFilterField) => {
    const count = templates.filter((fields) => fields.includes(field)).length
    return count > 0 && count * 2 >= templates.length
  }
  return {
    ranges: rangeFields.filter(isCommon).slice(0, mostRanges),
    options: optionFields.filter(isCommon).slice(0, mostOptions),
  }
}

export type RangeFilter = { field: RangeField; min: number | null; max: number | null }
type OptionsFilter = { field: OptionFilterField; codes: number[] }
/** The filters of a list: within every range, and one of the codes of every option field. */
export type ProductFilters = { ranges: RangeFilter[]; options: OptionsFilter[]; own: OwnFilter[] }

export function hasFilters({ ranges, options, own }: ProductFilters): boolean {
  return ranges.length > 0 || options.length > 0 || own.length > 0
}

type ReadNumber = (text: string, unit: string | null) => number | null

/**
 * Parses `weight_min`, `weight_max` and `fuel_type` of URLs and API calls, and `own` of calls; ignores
 * invalid filters. A URL has typed numbers (`readTypedNumber`).
 */
export function readFilters(
  valuesOf: (name: string) => readonly string[],
  readNumber: ReadNumber = readFilterNumber,
): ProductFilters {
  const numberOf = (field: RangeField, end: 'min' | 'max') =>
    readNumber(valuesOf(`${field}_${end}`)[0] ?? '', technicalFields[field].unit)
  const ranges = rangeFields.map((field) => ({
    field,
    min: numberOf(field, 'min'),
    max: numberOf(field, 'max'),
  }))
  const options = optionFields.map((field) => ({ field, codes: codesOf(field, valuesOf(field)) }))
  return {
    ranges: ranges.filter(({ min, max }) => min !== null || max !== null),
    options: options.filter(({ codes }) => codes.length > 0),
    own: parseOwnFilters(valuesOf('own')[0] ?? ''),
  }
}

function codesOf(field: OptionFilterField, values: readonly string[]): number[] {
  const codes = values
    .flatMap((value) => value.split(','))
    .filter((text) => /^\d{1,3}$/.test(text))
    .map(Number)
    .filter((code) => ![null, 'none'].includes(optionKey(field, code)))
  return [...new Set(codes)].sort((a, b) => a - b)
}

/** The filters as names and values of a URL or call: the inverse of `readFilters`. */
export function filterEntries({ ranges, options, own }: ProductFilters): [string, string][] {
  return [
    ...ranges.flatMap(({ field, min, max }): [string, string][] => [
      ...(min === null ? [] : [[`${field}_min`, String(min)] as [string, string]]),
      ...(max === null ? [] : [[`${field}_max`, String(max)] as [string, string]]),
    ]),
    ...options.map(({ field, codes }): [string, string] => [field, codes.join(',')]),
    ...(own.length === 0 ? [] : [['own', ownFiltersText(own)] as [string, string]]),
  ]
}
