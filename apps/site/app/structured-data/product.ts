import type { Product as SoldProduct } from '@minikran/contract/catalogue'
import { courseCity } from '@minikran/domain/catalogue/course-city'
import { isCourse, webTraining } from '@minikran/domain/catalogue/product-types'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import type { Course, Product } from 'schema-dts'
import { descriptionFrom } from '../head/description-from.ts'
import { offerOf } from './offer.ts'
import { addressOf, organizationId, type PageFacts } from './page-facts.ts'
import { shareImage } from './share-image.ts'

/** A machine with its price, or a course date. */
export function productFacts(product: SoldProduct, facts: PageFacts) {
  return isCourse(product.type) ? course(product, facts) : machine(product, facts)
}

function textsOf(product: SoldProduct, { locale }: PageFacts) {
  return {
    name: titleIn(product, 'title', locale).text,
    description: descriptionFrom(titleIn(product, 'content', locale).text),
  }
}

function machine(product: SoldProduct, facts: PageFacts): Exclude<Product, string> {
  const url = addressOf(facts, product.path)
  const offer = offerOf(product, facts)
  const { manufacturer } = product
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    ...textsOf(product, facts),
    url,
    sku: product.product_slug,
    image: shareImage(facts),
    category: titleIn(product, 'prodsubcat_title', facts.locale).text,
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.title_sv } }),
    ...(offer && { offers: offer }),
  }
}

function course(product: SoldProduct, facts: PageFacts): Exclude<Course, string> {
  const url = addressOf(facts, product.path)
  const offer = offerOf(product, facts)
  const { course_time: time, course_hours: hours, depot } = product
  const city = courseCity(product)
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    ...textsOf(product, facts),
    url,
    provider: { '@id': organizationId(facts) },
    ...(offer && { offers: { ...offer, category: 'Paid' } }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: product.type === webTraining ? 'Online' : 'Onsite',
      ...(typeof time === 'string' && { startDate: time.replace(' ', 'T') }),
      ...(typeof hours === 'number' && hours > 0 && { courseWorkload: workload(hours) }),
      ...(city !== null && {
        location: {
          '@type': 'Place',
          name: depot?.corp_city === city ? depot.depot_name : city,
          address: city,
        },
      }),
    },
  }
}

/** Hours as an ISO 8601 duration: 7.5 is `PT7H30M`. */
function workload(hours: number): string {
  const all = Math.round(hours * 60)
  const minutes = all % 60
  return `PT${(all - minutes) / 60}H${minutes === 0 ? '' : `${minutes}M`}`
}
