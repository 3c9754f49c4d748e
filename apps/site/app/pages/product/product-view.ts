import type { ListedProduct, Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Depot } from '@minikran/contract/depots'
import type { Education } from '@minikran/contract/educations'
import type { ListedPresentation } from '@minikran/contract/presentations'
import { courseKey } from '@minikran/domain/catalogue/course-name'
import { hasBegun } from '@minikran/domain/catalogue/has-begun'
import { depotPath, type Locale } from '@minikran/domain/catalogue/product-path'
import { rental } from '@minikran/domain/catalogue/product-types'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import { feeLines } from '@minikran/domain/pricing/line-of-field'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { dayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { competenceView } from '../../competence/competence-view.ts'
import { requestedIn, totalLift } from '../../crane-selection/lift-values.ts'
import { openStateText } from '../../depots/hours-texts.ts'
import { inquiryLift } from '../../inquiry/inquiry-lift.ts'
import { inquiryProduct } from '../../inquiry/inquiry-product.ts'
import { pictureSlides } from '../../media/picture-slide.ts'
import { presentationCard } from '../../presentations/presentation-card-data.ts'
import { pricedProduct, priceRow, productPriceLines } from '../../pricing/price-rows.ts'
import type { FitMachine } from '../../products/fit-answers.ts'
import { courseLine, productCard } from '../../products/product-card-data.ts'
import { productFigures } from '../../products/product-figures.ts'
import { dataRows } from './data-rows.ts'
import { namedChart, sentChart } from './load-chart/named-chart.ts'
import type { Opening } from './open-offer.ts'
import { productLift } from './product-lift.ts'
import { weekendOffer } from './weekend-offer.ts'

/** Related items, and the visitor's lift from the address. */
type Shown = {
  crane: Crane | null
  educations: Education[]
  related: ListedProduct[]
  depot: Depot | null
  presentations: ListedPresentation[]
  url: URL
  locale: Locale
}
export type ProductView = ReturnType<typeof productView> & { opening?: Opening }

/** All texts of a product's page. */
export function productView(product: Product, shown: Shown) {
  const { crane, educations, related, depot, presentations, url, locale } = shown
  const requested = requestedIn(url)
  const inquiry = inquiryProduct(product, locale)
  const { title } = inquiry
  const data = dataRows(product, locale)
  return {
    path: product.path,
    prodcat: product.prodcat_slug,
    prodsubcat: product.prodsubcat_slug,
    title,
    prodcatTitle: titleIn(product, 'prodcat_title', locale),
    prodsubcatTitle: titleIn(product, 'prodsubcat_title', locale),
    content: titleIn(product, 'content', locale),
    outline: product.outline,
    slides: pictureSlides(product.images, {
      text: m.product_picture_alt({ title: title.text }, { locale }),
      lang: locale,
    }),
    make: product.manufacturer,
    model: crane && craneModel(crane, product, locale),
    documents: product.documents,
    movies: product.movies,
    presentations: presentations.map((each) => presentationCard(each, locale)),
    figures: highlights(product, data, locale),
    prices: productPriceLines(product).map((line) => ({
      key: line.key,
      ...priceRow(line, locale),
    })),
    today: stockholmDateTime(Date.now()).date,
    weekend: weekendOffer(product, depot, locale),
    isRent: product.type === rental,
    /** Whether a price that is shown contains the basic fee. */
    hasBasicFee: feeLines(pricedProduct(product)).length > 0,
    data,
    isGreen: product.green_lifting,
    depot: product.depot && depotFacts(product.depot, depot, locale),
    ownership: product.depot_ownership,
    course: courseFacts(product, locale),
    inquiry,
    // Its rows are those of the chart.
    machine: productMachine(product, crane && { ...crane, rows: [] }),
    chart: sentChart(namedChart(crane, locale)),
    fit: productFit(product),
    slug: product.product_slug,
    competence: competenceView(product, { crane, educations, locale }),
    related: related.map((other) => productCard(other, locale)),
    requested: requested && totalLift(requested),
    liftAnswer: productLift(crane, requested, locale),
    lift: requested && inquiryLift(requested, locale),
  }
}

/** The highlighted figures, as rows of the data where they are, since those are sent once. */
function highlights(product: Product, data: ReturnType<typeof dataRows>, locale: Locale) {
  return productFigures(product, locale).map(
    ({ label, value }) =>
      data.find((row) => row.label === label && row.value === value) ?? { label, value },
  )
}

/** The product's depot; `found`: what only the depot's own answer says. */
function depotFacts(depot: NonNullable<Product['depot']>, found: Depot | null, locale: Locale) {
  return {
    title: titleIn(depot, 'title', locale),
    path: depotPath(depot),
    phone: found?.phone ?? null,
    isOpen: found?.open_state.state === 'open',
    openState: found && openStateText(found.open_state, locale),
  }
}

/** What only a course has; null for machines. */
function courseFacts(product: Product, locale: Locale) {
  const line = courseLine(product, locale)
  if (line === null) return null
  const { product_slug, depot, seats_left: seatsLeft } = product
  const key = courseKey({ product_slug, depot_slug: depot?.depot_slug ?? null })
  const isOver = hasBegun(product.course_time, Date.now())
  return { line, key, seatsLeft, occasion: occasionText(product, locale), isOver }
}

/** What is said of a crane of the selector beside its chart; its text when it is not the product's. */
function craneModel(crane: Crane, product: Product, locale: Locale) {
  const { url, repairs, sales, showcase, logo_img } = crane
  const content = titleIn(crane, 'content', locale)
  const isOwn = content.text !== titleIn(product, 'content', locale).text
  return { url, repairs, sales, showcase, logo: logo_img, content: isOwn ? content : null }
}

/** The date of a course, since titles can be the same; null without a date. */
function occasionText({ course_time: time }: Product, locale: Locale): string | null {
  return typeof time === 'string' ? dayText(time.slice(0, 10), locale) : null
}

/** The figures of the fit check; folded ones if known. */
export function productFit(product: ListedProduct): FitMachine {
  const { width_folded, width, ...figures } = figuresOf(product, [
    'width_folded',
    'width',
    'height',
    'length',
    'weight',
    'climb_deg',
    'ground_pressure',
  ])
  return { ...figures, width: width_folded ?? width }
}
