import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { subcategoryPicture } from '../../database/catalogue-pictures.ts'
import type { Database } from '../../database/client.ts'
import { firstImageOf } from '../../database/images-of.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { image_uses } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { subquery } from '../../database/subquery.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'

const named = {
  prodcat_slug: prodcats.prodcat_slug,
  prodcat_title_sv: prodcats.prodcat_title_sv,
  prodcat_title_en: prodcats.prodcat_title_en,
}
const ofProdcat = {
  id: prodcats.id,
  ...named,
  content_sv: prodcats.content_sv,
  content_en: prodcats.content_en,
  outline: prodcats.outline,
  image: firstImageOf(eq(image_uses.prodcat_id, prodcats.id)),
}
const ofProdsubcat = {
  id: prodsubcats.id,
  ...named,
  prodsubcat_slug: prodsubcats.prodsubcat_slug,
  prodsubcat_title_sv: prodsubcats.prodsubcat_title_sv,
  prodsubcat_title_en: prodsubcats.prodsubcat_title_en,
  content_sv: prodsubcats.content_sv,
  content_en: prodsubcats.content_en,
  outline: prodsubcats.outline,
  image: firstImageOf(eq(image_uses.prodsubcat_id, prodsubcats.id)),
  image_file: subcategoryPicture,
}

// `prodsubcats` and `prodcats` without a join of their own are the row of the outer query.
const productsInProdsubcat = subquery<number>(sql`(
  select count(*)::int from ${products}
  where ${products.prodsubcat_id} = ${prodsubcats.id} and ${isVisibleProduct()}
)`)
const productsInProdcat = subquery<number>(sql`(
  select count(*)::int from ${products}
  join ${prodsubcats} on ${prodsubcats.id} = ${products.prodsubcat_id}
  where ${prodsubcats.prodcat_id} = ${prodcats.id} and ${isVisibleProduct()}
)`)

/** Categories and subcategories, each with the number of its visible products. */
export function createProdcatQueries(db: Database) {
  const visibleProdcats = (where?: SQL) =>
    db
      .select({ ...ofProdcat, product_count: productsInProdcat })
      .from(prodcats)
      .where(and(isVisible(prodcats), where))
      .orderBy(asc(prodcats.order), asc(prodcats.id))
  const visibleProdsubcats = (where: SQL | undefined) =>
    db
      .select({ ...ofProdsubcat, product_count: productsInProdsubcat })
      .from(prodsubcats)
      .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
      .where(and(isVisible(prodsubcats), isVisible(prodcats), where))
      .orderBy(asc(prodsubcats.order), asc(prodsubcats.id))

  const slug = eq(prodcats.prodcat_slug, sql.placeholder('prodcat'))
  const subslug = eq(prodsubcats.prodsubcat_slug, sql.placeholder('prodsubcat'))
  const queries = {
    all: visibleProdcats().prepare('prodcats'),
    bySlug: visibleProdcats(slug).prepare('prodcat_by_slug'),
    children: visibleProdsubcats(eq(prodcats.id, sql.placeholder('id'))).prepare('prodsubcats_of'),
    child: visibleProdsubcats(and(slug, subslug)).prepare('prodsubcat_by_slug'),
  }
  return {
    list: () => queries.all.execute(),
    find: async (prodcat: string) => (await queries.bySlug.execute({ prodcat }))[0] ?? null,
    listSubcategories: (id: number) => queries.children.execute({ id }),
    findSubcategory: async (prodcat: string, prodsubcat: string) =>
      (await queries.child.execute({ prodcat, prodsubcat }))[0] ?? null,
  }
}

type ProdcatQueries = ReturnType<typeof createProdcatQueries>
export type ProdcatRow = Awaited<ReturnType<ProdcatQueries['list']>>[number]
export type ProdsubcatRow = Awaited<ReturnType<ProdcatQueries['listSubcategories']>>[number]
