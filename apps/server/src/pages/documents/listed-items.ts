import {
  depotPath,
  postPath,
  presentationPath,
  prodcatPath,
  prodsubcatPath,
  productPath,
} from '@minikran/domain/catalogue/product-path'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { posts, presentations } from '../../database/schema/content.ts'
import { depots } from '../../database/schema/depots.ts'
import { products } from '../../database/schema/products.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'
import { madeOnce } from '../../operations/made-once.ts'

/** A page of one item: its Swedish address and when it was last changed. */
export type ListedItem = { path: string; changedAt: Date }
export type ListItems = () => Promise<ListedItem[]>

/** The public items of each address in the route table that has a parameter, each list read once. */
export function listedItems(db: Database) {
  return {
    '/produkter/:prodcat': madeOnce(() => listBySlug(db, prodcats, ['prodcat_slug', prodcatPath])),
    '/produkter/:prodcat/:prodsubcat': madeOnce(() => listProdsubcats(db)),
    '/produkter/:prodcat/:prodsubcat/:product': madeOnce(() => listProducts(db)),
    '/region/:depot': madeOnce(() => listBySlug(db, depots, ['depot_slug', depotPath])),
    '/nyhet/:post': madeOnce(() => listBySlug(db, posts, ['post_slug', postPath])),
    '/presentation/:presentation': madeOnce(() =>
      listBySlug(db, presentations, ['presentation_slug', presentationPath]),
    ),
  } satisfies Record<string, ListItems>
}

/** When each visible row of a content table was last changed. */
export function listChanges(db: Database, table: DatedTable): Promise<{ changedAt: Date }[]> {
  return db
    .select({ changedAt: changeOf(table) })
    .from(table)
    .where(isVisible(table))
}

async function listProdsubcats(db: Database): Promise<ListedItem[]> {
  const rows = await db
    .select({
      prodcat_slug: prodcats.prodcat_slug,
      prodsubcat_slug: prodsubcats.prodsubcat_slug,
      changedAt: changeOf(prodsubcats),
    })
    .from(prodsubcats)
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(and(isVisible(prodsubcats), isVisible(prodcats)))
    .orderBy(asc(prodsubcats.id))
  return rows.map((row) => ({ path: prodsubcatPath(row), changedAt: row.changedAt }))
}

async function listProducts(db: Database): Promise<ListedItem[]> {
  const rows = await db
    .select({
      prodcat_slug: prodcats.prodcat_slug,
      prodsubcat_slug: prodsubcats.prodsubcat_slug,
      product_slug: products.product_slug,
      changedAt: changeOf(products),
    })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(isVisibleProduct())
    .orderBy(asc(products.id))
  return rows.map((row) => ({ path: productPath(row), changedAt: row.changedAt }))
}

type DatedTable = PgTable & {
  updated_at: PgColumn
  deleted_at: PgColumn
  publish_at: PgColumn
  unpublish_at: PgColumn
}
type ItemTable = DatedTable & { id: PgColumn }

async function listBySlug<Slug extends string>(
  db: Database,
  table: ItemTable & Record<Slug, PgColumn>,
  [name, pathOf]: [name: Slug, pathOf: (slugs: Record<Slug, string>) => string],
): Promise<ListedItem[]> {
  const rows = await db
    .select({ slug: sql<string>`${table[name]}`, changedAt: changeOf(table) })
    .from<ItemTable>(table)
    .where(isVisible(table))
    .orderBy(asc(table.id))
  return rows.map(({ slug, changedAt }) => ({
    path: pathOf({ [name]: slug } as Record<Slug, string>),
    changedAt,
  }))
}

/** An item also counts as changed when it is published, however early it was written. */
export const changeOf = ({
  updated_at,
  publish_at,
}: Pick<DatedTable, 'updated_at' | 'publish_at'>) =>
  sql`greatest(${updated_at}, ${publish_at})`.mapWith((changed: string) => new Date(changed))
