import type { Product } from '@minikran/contract/catalogue'
import { hasBegun } from '@minikran/domain/catalogue/has-begun'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { webTraining } from '@minikran/domain/catalogue/product-types'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { dayTimeText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import { priceRows } from '../pricing/price-rows.ts'
import { courseLine } from '../products/product-card-data.ts'

/** The data of a course date on the registration page. */
export type CourseToRegister = NonNullable<ReturnType<typeof courseToRegister>>

/** Null when the product is not a course. */
export function courseToRegister(
  product: Product,
  { locale, nowMs }: { locale: Locale; nowMs: number },
) {
  if (courseLine(product, locale) === null) return null
  const { course_participant: seats, seats_left: left } = product
  const startsAt = startOf(product)
  return {
    id: product.id,
    slug: product.product_slug,
    path: product.path,
    title: titleIn(product, 'title', locale),
    facts: [
      { label: m.registration_when(), value: timeText(startsAt, locale) },
      { label: m.registration_where(), value: placeText(product, locale) },
      { label: technicalLabel('course_prerequisites', locale), value: demands(product, locale) },
    ],
    price: priceRows(product, locale)[0]?.price ?? null,
    seats: typeof seats === 'number' && left !== null ? { left, of: seats } : null,
    /** Null: a web course that is taken at any time. */
    startsAt,
    isWeb: product.type === webTraining,
    /** The course has begun: registration is closed. */
    isOver: hasBegun(startsAt, nowMs),
  }
}

const startOf = ({ course_time }: Product) => (typeof course_time === 'string' ? course_time : null)

function timeText(start: string | null, locale: Locale): string {
  return start === null ? m.educations_any_time() : dayTimeText(start, locale)
}

type Placed = Pick<Product, 'type' | 'depot' | 'education_city'> & { course_place?: unknown }

/** The venue; without one, the depot. */
export function placeText(product: Placed, locale: Locale): string {
  const { type, depot, course_place } = product
  const venue =
    typeof course_place === 'string' ? course_place : depot && titleIn(depot, 'title', locale).text
  if (type === webTraining || venue === null) return courseLine(product, locale) ?? ''
  return `${m.product_type_line_practical()}, ${venue}`
}

// The courses that participants must have passed.
function demands(product: Product, locale: Locale): string {
  const value = technicalValue('course_prerequisites', product.course_prerequisites)
  return value === null ? m.educations_no_prerequisites() : technicalText(value, locale)
}
