import type { Locale } from '@minikran/domain/catalogue/product-path'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

const machines = { one: m.products_count_one, other: m.products_count_other }
const courses = { one: m.products_course_count_one, other: m.products_course_count_other }
const accessories = { one: m.products_accessory_count_one, other: m.products_accessory_count_other }

/**
 * `1 maskin`, `14 maskiner`, by the category's outline `23 tillbehör`; for courses
 * `31 kurstillfällen`, since each product is one date.
 */
export function productCountText(count: number, outline: string | undefined, locale: Locale) {
  const { one, other } = wordsOf(outline)
  const words = { locale }
  return count === 1 ? one({}, words) : other({ count: numberText(count, locale) }, words)
}

function wordsOf(outline: string | undefined) {
  if (outline === 'education') return courses
  return outline === 'lifting-accessory' ? accessories : machines
}
