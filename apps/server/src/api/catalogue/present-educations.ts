import type { CourseOccasion, Education } from '@minikran/contract/catalogue'
import { courseKey, courseTitle } from '@minikran/domain/catalogue/course-name'
import { presentProduct } from './present-product.ts'
import type { DetailedProductRow } from './product-rows.ts'

type SeatsLeft = ReadonlyMap<number, number>

/** Occasions under their courses; courses in the order of the catalogue, occasions as they come. */
export function presentEducations(
  rows: readonly DetailedProductRow[],
  seatsLeft: SeatsLeft,
): Education[] {
  const byCourse = Map.groupBy(rows, ({ product, depot_slug }) =>
    courseKey({ product_slug: product.product_slug, depot_slug }),
  )
  const firstOrder = (course: readonly DetailedProductRow[]) =>
    Math.min(...course.map(({ product }) => product.order))
  return [...byCourse]
    .sort(([, a], [, b]) => firstOrder(a) - firstOrder(b))
    .flatMap(([course, occasions]) => presentEducation(course, occasions, seatsLeft))
}

function presentEducation(
  course: string,
  rows: readonly DetailedProductRow[],
  seatsLeft: SeatsLeft,
): Education[] {
  const [first] = rows
  if (first === undefined) return []
  const product = presentProduct(first, { template: null, seatsLeft: null })
  const { title_sv, title_en, content_sv, content_en, education_city } = product
  return [
    {
      course,
      title_sv: courseTitle(title_sv, education_city),
      title_en: title_en && courseTitle(title_en, education_city),
      content_sv,
      content_en,
      course_hours: asNumber(product.course_hours),
      course_validity: asNumber(product.course_validity),
      course_prerequisites: asCodes(product.course_prerequisites),
      occasions: rows.map((row) => presentOccasion(row, seatsLeft)),
    },
  ]
}

function presentOccasion(row: DetailedProductRow, seatsLeft: SeatsLeft): CourseOccasion {
  const product = presentProduct(row, {
    template: null,
    seatsLeft: seatsLeft.get(row.product.id) ?? null,
  })
  return {
    id: product.id,
    product_slug: product.product_slug,
    path: product.path,
    type: product.type,
    education_city: product.education_city,
    depot: product.depot,
    course_time: row.product.course_time,
    course_participant: row.product.course_participant,
    seats_left: product.seats_left,
    prod_vat: product.prod_vat,
    price_first_day: product.price_first_day,
    price_following_days: product.price_following_days,
    price_weekend: product.price_weekend,
    price_basic_fee: product.price_basic_fee,
    price_sale: product.price_sale,
    price_rentstart: product.price_rentstart,
    price_rentday: product.price_rentday,
    price_offer: product.price_offer,
  }
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const asCodes = (value: unknown) => (Array.isArray(value) ? value.filter(Number.isInteger) : [])
