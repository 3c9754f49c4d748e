import type { ApiClient } from '@minikran/contract/api-client'
import type { ListedProduct, ProdcatWithContents, Product } from '@minikran/contract/catalogue'
import { courseCity } from '@minikran/domain/catalogue/course-city'
import { highlights } from '@minikran/domain/catalogue/highlights'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isCourse } from '@minikran/domain/catalogue/product-types'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import { dateText, dayOf, dayTimeText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { pageTitle } from '@minikran/i18n/page-titles'
import { productCountText } from '@minikran/i18n/product-count-text'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import type { ProductApi } from '../product-api.ts'
import { foundData } from './found-data.ts'
import { shareDrawing } from './share-drawing.ts'

/** The content of a page's picture; each line is a fact that is not broken. */
export type ShareCard = {
  drawing: readonly View[]
  title: string
  lines: readonly string[]
  locale: Locale
}

/** The calls that pictures are made from. */
export type ShareApi = ProductApi &
  Pick<
    ApiClient,
    | 'getProdcatObj'
    | 'getProdsubcatObj'
    | 'getPostObj'
    | 'getPresentationObj'
    | 'getDepotObj'
    | 'getPageObj'
  >
type Source = { api: ShareApi; locale: Locale }
/** The texts of a picture and its machine; without a machine all cranes are drawn. */
type Content = {
  title: string
  lines?: readonly (string | null)[]
  machine?: ListedProduct | undefined
}
type Listing = Pick<ProdcatWithContents, 'product_count' | 'outline' | 'products'>
type FindContent = (slugs: readonly string[], source: Source) => Promise<Content | null>

/** The card of a page, by the Swedish address of its picture; null for an unknown page. */
export async function findShareCard(path: string, source: Source): Promise<ShareCard | null> {
  const content = await findContent(path, source)
  if (content === null) return null
  const { title, lines = [], machine } = content
  const drawing = await shareDrawing(machine, source.api)
  return { drawing, title, lines: lines.filter((line) => line !== null), locale: source.locale }
}

async function findContent(path: string, source: Source): Promise<Content | null> {
  for (const [pattern, find] of items) {
    const encoded = pattern.exec(path)?.slice(1)
    const slugs = encoded && decoded(encoded)
    if (slugs === null) return null
    if (slugs !== undefined) return find(slugs, source)
  }
  return ofPage(path, source)
}

function decoded(encoded: readonly string[]): string[] | null {
  try {
    return encoded.map(decodeURIComponent)
  } catch {
    // A broken percent sequence.
    return null
  }
}

const ofProduct: FindContent = async ([slug = ''], { api, locale }) => {
  const machine = foundData(await api.getProductObj({ product_slug: slug, no_count: '1' }))
  if (machine === null) return null
  return {
    title: titleIn(machine, 'title', locale).text,
    lines: isCourse(machine.type) ? occasionOf(machine, locale) : figuresOf(machine, locale),
    machine,
  }
}

/** The highlighted figures, without the choices in words. */
const figuresOf = (machine: Product, locale: Locale) =>
  highlights(machine)
    .filter(({ value }) => value.kind !== 'options')
    .map(({ name, value }) => `${technicalLabel(name, locale)} ${technicalText(value, locale)}`)

/** Where and when a course is held; only one on the web has no city. */
const occasionOf = (course: Product, locale: Locale) => [
  courseCity(course) ?? m.product_type_line_web({}, { locale }),
  typeof course.course_time === 'string' ? dayTimeText(course.course_time, locale) : null,
]

const ofCategory: FindContent = async ([slug = ''], { api, locale }) => {
  const prodcat = foundData(await api.getProdcatObj({ prodcat_slug: slug, per_page: 1 }))
  if (prodcat === null) return null
  return { title: titleIn(prodcat, 'prodcat_title', locale).text, ...countOf(prodcat, locale) }
}

const ofSubcategory: FindContent = async (
  [prodcat_slug = '', prodsubcat_slug = ''],
  { api, locale },
) => {
  const slugs = { prodcat_slug, prodsubcat_slug }
  const prodsubcat = foundData(await api.getProdsubcatObj({ ...slugs, per_page: 1 }))
  if (prodsubcat === null) return null
  const title = titleIn(prodsubcat, 'prodsubcat_title', locale).text
  return { title, ...countOf(prodsubcat, locale) }
}

const countOf = ({ product_count, outline, products }: Listing, locale: Locale) => ({
  lines: [productCountText(product_count, outline, locale)],
  machine: products[0],
})

const ofPost: FindContent = async ([slug = ''], { api, locale }) => {
  const post = foundData(await api.getPostObj({ post_slug: slug, no_count: '1' }))
  if (post === null) return null
  const { publish_at, products } = post
  return {
    title: titleIn(post, 'title', locale).text,
    lines: [dateText(dayOf(publish_at), locale)],
    machine: products[0],
  }
}

const ofPresentation: FindContent = async ([slug = ''], { api, locale }) => {
  const asked = { presentation_slug: slug, no_count: '1' }
  const presentation = foundData(await api.getPresentationObj(asked))
  return presentation && { title: titleIn(presentation, 'title', locale).text }
}

const ofDepot: FindContent = async ([slug = ''], { api, locale }) => {
  const depot = foundData(await api.getDepotObj({ depot_slug: slug }))
  if (depot === null) return null
  const { corp_address, corp_zip, corp_city } = depot
  return {
    title: titleIn(depot, 'title', locale).text,
    lines: [corp_address, `${corp_zip} ${corp_city}`],
  }
}

const items: readonly [RegExp, FindContent][] = [
  [/^\/produkt\/([^/]+)$/, ofProduct],
  [/^\/produkter\/([^/]+)$/, ofCategory],
  [/^\/produkter\/([^/]+)\/([^/]+)$/, ofSubcategory],
  [/^\/nyhet\/([^/]+)$/, ofPost],
  [/^\/presentation\/([^/]+)$/, ofPresentation],
  [/^\/region\/([^/]+)$/, ofDepot],
]

/** One of the site's own pages, with the title of its text if it has one. */
async function ofPage(path: string, { api, locale }: Source): Promise<Content | null> {
  const title = pageTitle(path, locale)
  if (title === null) return null
  const page = foundData(await api.getPageObj({ page_key: path.slice(1) }))
  return { title: page === null ? title : titleIn(page, 'title', locale).text }
}
