import {
  manufacturerQuery,
  manufacturerSchema,
  manufacturerWithProductsSchema,
} from '@minikran/contract/manufacturers'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { manufacturerLogo } from '../../database/catalogue-pictures.ts'
import type { Database } from '../../database/client.ts'
import { productTables } from '../../database/content-tables.ts'
import { manufacturers } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { subquery } from '../../database/subquery.ts'
import { isVisible } from '../../database/visible.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { type Call, dataOf, listOf, noQuery, readCall } from '../calls/call.ts'
import { fromVisibleProducts } from './from-visible-products.ts'
import { presentListedProduct } from './present-product.ts'
import { selectListedProducts } from './product-rows.ts'

// `manufacturers` is the row of the outer query.
const productsOfManufacturer = subquery<number>(sql`(
  select count(*)::int ${fromVisibleProducts([eq(products.manufacturer_id, manufacturers.id)])}
)`)

const selection = {
  id: manufacturers.id,
  manufacturer_slug: manufacturers.manufacturer_slug,
  title_sv: manufacturers.title_sv,
  title_en: manufacturers.title_en,
  url: manufacturers.url,
  logo_img: manufacturerLogo,
  repairs: manufacturers.repairs,
  sales: manufacturers.sales,
  content_sv: manufacturers.content_sv,
  content_en: manufacturers.content_en,
  product_count: productsOfManufacturer,
}

function createManufacturerQueries(db: Database) {
  const visible = (where: SQL | undefined) =>
    db
      .select(selection)
      .from(manufacturers)
      .where(and(isVisible(manufacturers), where))
      .orderBy(asc(manufacturers.order), asc(manufacturers.id))
  const hasSlug = eq(manufacturers.manufacturer_slug, sql.placeholder('slug'))
  return {
    all: visible(undefined).prepare('manufacturers'),
    bySlug: visible(hasSlug).prepare('manufacturer_by_slug'),
    products: selectListedProducts(db, eq(products.manufacturer_id, sql.placeholder('id')))
      .orderBy(asc(products.order), asc(products.id))
      .prepare('products_of_manufacturer'),
  }
}

/** Makes with their products. */
export function manufacturerCalls({ db }: { db: Database }): Call[] {
  const queries = createManufacturerQueries(db)

  return [
    readCall({
      path: '/site/getManufacturersArr',
      summary: 'All makes',
      permission: 'catalogue:read',
      query: noQuery,
      answer: listOf(manufacturerSchema),
      reads: productTables,
      async handle() {
        const data = (await queries.all.execute()).map(withCleanTexts)
        return { kind: 'list', data, count: data.length }
      },
    }),
    readCall({
      path: '/site/getManufacturerObj',
      summary: 'A make with its products',
      permission: 'catalogue:read',
      query: manufacturerQuery,
      answer: dataOf(manufacturerWithProductsSchema),
      reads: productTables,
      async handle({ query }) {
        const [row] = await queries.bySlug.execute({ slug: query.manufacturer_slug })
        if (row === undefined) return { kind: 'notFound' }
        const rented = await queries.products.execute({ id: row.id })
        const data = { ...withCleanTexts(row), products: rented.map(presentListedProduct) }
        return { kind: 'data', data }
      },
    }),
  ]
}

function withCleanTexts<Row extends { content_sv: string; content_en: string | null }>(row: Row) {
  return {
    ...row,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
  }
}
