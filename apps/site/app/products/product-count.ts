import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import type { DrawnOutline } from './subcategory-outline.ts'

/** `1 maskin`, `14 maskiner`; for courses `31 kurstillfällen`, since each product is one date. */
export function productCountText(count: number, outline?: DrawnOutline): string {
  const isCourses = outline === 'education'
  if (count === 1) return isCourses ? m.products_course_count_one() : m.products_count_one()
  const shown = { count: numberText(count, getLocale()) }
  return isCourses ? m.products_course_count_other(shown) : m.products_count_other(shown)
}
