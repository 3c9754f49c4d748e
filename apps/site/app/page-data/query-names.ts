import { isOwnName } from '@minikran/domain/catalogue/own-filters'
import { optionFields, rangeFields } from '@minikran/domain/catalogue/product-filters'
import { liftFieldNames } from '../crane-selection/lift-fields.ts'
import { pageParameter } from '../page-number.ts'
import { listParameters } from '../product-lists/list-address.ts'
import { fitFieldNames } from '../products/fit-answers.ts'

/**
 * All query parameters that cached pages read. Others are ignored, so that they share the cached
 * page. A page that reads a new one adds it here.
 */
const queryNames: ReadonlySet<string> = new Set([
  pageParameter,
  ...Object.values(listParameters),
  // Product lists: search, category, subcategory and filters.
  'q',
  'kategori',
  'typ',
  ...rangeFields.flatMap((field) => [`${field}_min`, `${field}_max`]),
  ...optionFields,
  // The lift, and the drawn site.
  ...Object.values(liftFieldNames),
  'avstand',
  'hinder',
  'karm',
  'djup',
  'lasthojd',
  'stropp',
  'topp',
  // A machine: load chart, fit check, rental dates.
  'ordning',
  'radie',
  'hojd',
  ...fitFieldNames,
  'fran',
  'till',
  // Depots, educations, suppliers, news.
  'depa',
  'postnummer',
  'flik',
  'kurs',
  'ort',
  'visa',
  'tillverkare',
  'show_amount',
])

/** Whether a page reads the query parameter; those of own fields begin alike. */
export const isQueryName = (name: string) => queryNames.has(name) || isOwnName(name)
