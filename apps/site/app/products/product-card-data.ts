import type { ListedProduct } from '@minikran/contract/catalogue'
import { courseCity } from '@minikran/domain/catalogue/course-city'
import { modelLine } from '@minikran/domain/catalogue/model-line'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isCourse, webTraining } from '@minikran/domain/catalogue/product-types'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { decorativePicture } from '../media/picture-slide.ts'
import { priceRows } from '../pricing/price-rows.ts'
import { productFigures } from './product-figures.ts'
import { subcategoryOutline } from './subcategory-outline.ts'

/** The data of a product card. Kept small, since it is in the HTML and in the hydration data. */
export type ProductCardData = ReturnType<typeof productCard>

/** A product as a card. */
export function productCard(product: ListedProduct, locale: Locale) {
  const title = titleIn(product, 'title', locale)
  const model = modelLine(product, title.text)
  return {
    slug: product.product_slug,
    path: product.path,
    title,
    /** The line below a title that is cut. */
    ...(model !== null && { model }),
    outline: subcategoryOutline(product),
    image: decorativePicture(product.images[0] ?? null),
    figures: productFigures(product, locale),
    /** The first line of the price card. */
    price: priceRows(product, locale)[0] ?? null,
    isGreen: product.green_lifting,
    courseLine: courseLine(product, locale),
  }
}

type CourseFields = Pick<ListedProduct, 'type' | 'depot' | 'education_city'>

/** The type of a course with its city; null for machines. */
export function courseLine(product: CourseFields, locale: Locale): string | null {
  const { type } = product
  if (!isCourse(type)) return null
  const word = type === webTraining ? m.product_type_line_web : m.product_type_line_practical
  const place = courseCity(product)
  return [word({}, { locale }), ...(place ? [place] : [])].join(', ')
}
