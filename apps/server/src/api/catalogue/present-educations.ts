import type { CourseOccasion, Education } from '@minikran/contract/educations'
import { courseKey, courseTitle } from '@minikran/domain/catalogue/course-name'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { presentPrices } from '../calls/present-prices.ts'
import { presentListedProduct } from './present-product.ts'
import type { CourseRow } from './product-rows.ts'

type SeatsLeft = ReadonlyMap<number, number>

/** Occasions under their courses; courses in the catalogue's order, occasions in the order of `rows`. */
export function presentEducations(rows: readonly CourseRow[], seatsLeft: SeatsLeft): Education[] {
  const byCourse = Map.groupBy(rows, ({ product, depot_slug }) =>
    courseKey({ product_slug: product.product_slug, depot_slug }),
  )
  const firstOrder = (course: readonly CourseRow[]) =>
    Math.min(...course.map(({ product }) => product.order))
  return [...byCourse]
    .sort(([, a], [, b]) => firstOrder(a) - firstOrder(b))
    .flatMap(([course, occasions]) => presentEducation(course, occasions, seatsLeft))
}

function presentEducation(
  course: string,
  rows: readonly CourseRow[],
  seatsLeft: SeatsLeft,
): Education[] {
  const [first] = rows
  if (first === undefined) return []
  const product = presentListedProduct(first)
  const { title_sv, title_en, education_city } = product
  return [
    {
      course,
      title_sv: courseTitle(title_sv, education_city),
      title_en: title_en && courseTitle(title_en, education_city),
      content_sv: cleanRichText(first.content_sv),
      content_en: cleanRichText(first.content_en),
      course_hours: asNumber(product.course_hours),
      course_validity: asNumber(product.course_validity),
      course_prerequisites: asCodes(product.course_prerequisites),
      occasions: rows.map((row) => presentOccasion(row, seatsLeft)),
    },
  ]
}

function presentOccasion(row: CourseRow, seatsLeft: SeatsLeft): CourseOccasion {
  const product = presentListedProduct(row)
  return {
    id: product.id,
    product_slug: product.product_slug,
    path: product.path,
    type: product.type,
    education_city: product.education_city,
    depot: product.depot,
    course_time: row.product.course_time,
    course_participant: row.product.course_participant,
    seats_left: seatsLeft.get(product.id) ?? null,
    ...presentPrices(row.product),
  }
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const asCodes = (value: unknown) => (Array.isArray(value) ? value.filter(Number.isInteger) : [])
