import { optionFields, rangeFields } from '@minikran/domain/catalogue/product-filters'
import { liftFieldNames } from '../crane-selection/lift-values.ts'
import { pageParameter } from '../page-number.ts'
import { listParameters } from '../product-lists/list-address.ts'
import { fitFieldNames } from '../products/fit-answers.ts'

/**
 * Every name that a kept page reads from its query. Other names change nothing on these pages, so a
 * query made of them gets the same kept page. A page that starts to read a new name adds it here.
 */
export const queryNames: ReadonlySet<string> = new Set([
  pageParameter,
  ...Object.values(listParameters),
  // Lists of products: search, category, subcategory and filters.
  'q',
  'kategori',
  'typ',
  ...rangeFields.flatMap((field) => [`${field}_min`, `${field}_max`]),
  ...optionFields,
  // The lift that is asked for, and what helps with it.
  ...Object.values(liftFieldNames),
  'avstand',
  'hinder',
  'karm',
  'djup',
  // A machine: order and cell of the load chart, whether it fits, days.
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
