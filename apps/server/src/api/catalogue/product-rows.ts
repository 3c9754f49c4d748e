import type { Image } from '@minikran/contract/catalogue'
import { courseTypes } from '@minikran/domain/catalogue/product-types'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { manufacturerLogo } from '../../database/catalogue-pictures.ts'
import type { Database } from '../../database/client.ts'
import { documentsOf, moviesOf } from '../../database/files-of.ts'
import { imagesOf, wholeImagesOf } from '../../database/images-of.ts'
import { manufacturers, prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { craneselectors } from '../../database/schema/cranes.ts'
import { depots } from '../../database/schema/depots.ts'
import { document_uses, image_uses, movie_uses } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { subquery } from '../../database/subquery.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'

const { norm, search, popularity, ...storedProduct } = getTableColumns(products)
const { content_sv, content_en, ...listedProduct } = storedProduct

// All columns that lists need; texts and template are read for a single product only.
const selection = {
  product: listedProduct,
  prodcat_slug: prodcats.prodcat_slug,
  prodsubcat_slug: prodsubcats.prodsubcat_slug,
  outline: prodsubcats.outline,
  manufacturer_slug: manufacturers.manufacturer_slug,
  manufacturer_title_sv: manufacturers.title_sv,
  depot_slug: depots.depot_slug,
  depot_name: depots.depot_name,
  depot_title_sv: depots.title_sv,
  depot_title_en: depots.title_en,
  depot_city: depots.corp_city,
  images: imagesOf(eq(image_uses.product_id, products.id)),
}

/** A column of the product's first crane in the selector. */
function craneselectorOf(column: 'id' | 'slug'): SQL {
  return sql`(
    select ${craneselectors[column]} from ${craneselectors}
    where ${craneselectors.product_id} = ${products.id} and ${isVisible(craneselectors)}
    order by ${craneselectors.order}, ${craneselectors.id} limit 1
  )`
}

const detailedSelection = {
  ...selection,
  // A machine without pictures of its own shows those of its crane in the selector.
  images: subquery<Image[]>(
    sql`coalesce(nullif(${wholeImagesOf(eq(image_uses.product_id, products.id))}, '[]'), ${wholeImagesOf(eq(image_uses.craneselector_id, craneselectorOf('id')))})`,
  ),
  manufacturer_url: manufacturers.url,
  manufacturer_logo: manufacturerLogo,
  content_sv,
  content_en,
  documents: documentsOf(eq(document_uses.product_id, products.id)),
  movies: moviesOf(eq(movie_uses.product_id, products.id)),
  prodcat_title_sv: prodcats.prodcat_title_sv,
  prodcat_title_en: prodcats.prodcat_title_en,
  prodsubcat_title_sv: prodsubcats.prodsubcat_title_sv,
  prodsubcat_title_en: prodsubcats.prodsubcat_title_en,
  craneselector_slug: subquery<string | null>(craneselectorOf('slug')),
}

/** Adds the tables of which a product shows something. */
function joined<Query extends PgSelect>(query: Query) {
  return query
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .leftJoin(
      manufacturers,
      and(eq(manufacturers.id, products.manufacturer_id), isVisible(manufacturers)),
    )
    .leftJoin(depots, and(eq(depots.id, products.depot_id), isVisible(depots)))
}

/** Visible products with all that a list shows; the caller adds order and page. */
export function selectListedProducts(db: Database, where: SQL | undefined) {
  const query = db.select(selection).from(products).$dynamic()
  return joined(query).where(and(isVisibleProduct(), where))
}

/** Courses with their texts, which their list shows too. */
export function selectCourses(db: Database, where: SQL) {
  const query = db
    .select({ ...selection, content_sv, content_en })
    .from(products)
    .$dynamic()
  return joined(query).where(and(isVisibleProduct(), inArray(products.type, courseTypes), where))
}

/** A product for its own page: with texts, files, and the titles of its category. */
export function selectDetailedProduct(db: Database, where: SQL) {
  const query = db.select(detailedSelection).from(products).$dynamic()
  return joined(query).where(and(isVisibleProduct(), where))
}

export type ListedProductRow = Awaited<ReturnType<typeof selectListedProducts>>[number]
export type DetailedProductRow = Awaited<ReturnType<typeof selectDetailedProduct>>[number]
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number]
