import type { Locale } from '@minikran/domain/catalogue/product-path'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

/** `1 maskin`, `14 maskiner`; for courses `31 kurstillfällen`, since each product is one date. */
export function productCountText(count: number, outline: string | undefined, locale: Locale) {
  const isCourses = outline === 'education'
  const words = { locale }
  if (count === 1) {
    return isCourses ? m.products_course_count_one({}, words) : m.products_count_one({}, words)
  }
  const shown = { count: numberText(count, locale) }
  return isCourses
    ? m.products_course_count_other(shown, words)
    : m.products_count_other(shown, words)
}
