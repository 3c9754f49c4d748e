import type { Product, TemplateField } from '@minikran/contract/catalogue'
import { fieldType } from '@minikran/domain/catalogue/form-types'
import { ownKind } from '@minikran/domain/catalogue/own-fields'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats, prodtplflds, prodtpls } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'
import {
  type DetailedProductRow,
  type ListedProductRow,
  selectDetailedProduct,
  selectListedProducts,
} from './product-rows.ts'
import { countSeatsLeft } from './seats-left.ts'

export type Page = { page: number; per_page: number }
type Order = 'order' | 'popular'

const orders: Record<Order, SQL[]> = {
  order: [asc(products.order), asc(products.id)],
  // Exactly the order of the index, else PostgreSQL would sort all products.
  popular: [sql`${products.popularity} desc nulls last`, asc(products.order), asc(products.id)],
}

/** All queries for products, prepared where they are frequent. */
export function createProductQueries(db: Database) {
  const lists = prepareLists(db)
  const total = countProducts(db).prepare('products_count')
  const hasSlug = eq(products.product_slug, sql.placeholder('slug'))
  const bySlug = selectDetailedProduct(db, hasSlug).prepare('product_by_slug')
  const isAmong = sql`${products.id} = any(${sql.placeholder('ids')})`
  const byIds = selectListedProducts(db, isAmong).prepare('products_by_ids')

  return {
    async list(order: Order, page: Page) {
      const [rows, [found]] = await Promise.all([
        lists[order].execute(limitOf(page)),
        total.execute(),
      ])
      return { rows, total: found?.total ?? 0 }
    },
    listIn: (kind: 'prodcat' | 'prodsubcat', id: number, page: Page) =>
      lists[kind].execute({ id, ...limitOf(page) }),
    /** In no order; an id that is not public has no row. */
    byIds: async (ids: number[]): Promise<ListedProductRow[]> =>
      ids.length === 0 ? [] : byIds.execute({ ids }),
    async findBySlug(slug: string): Promise<DetailedProductRow | null> {
      const [row] = await bySlug.execute({ slug })
      return row ?? null
    },
    findTemplate: (id: number) => findTemplate(db, id),
    countSeatsLeft: async (row: DetailedProductRow) =>
      (await countSeatsLeft(db, [row])).get(row.product.id) ?? null,
  }
}

export type ProductQueries = ReturnType<typeof createProductQueries>

function prepareLists(db: Database) {
  const prepare = (name: string, order: Order, where?: SQL) =>
    selectListedProducts(db, where)
      .orderBy(...orders[order])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name)
  const id = sql.placeholder('id')
  return {
    order: prepare('products_by_order', 'order'),
    popular: prepare('products_by_views', 'popular'),
    prodcat: prepare('products_of_prodcat', 'order', eq(prodsubcats.prodcat_id, id)),
    prodsubcat: prepare('products_of_prodsubcat', 'order', eq(products.prodsubcat_id, id)),
  }
}

export function limitOf({ page, per_page }: Page): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

function countProducts(db: Database) {
  return db
    .select({ total: count() })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(isVisibleProduct())
}

async function findTemplate(db: Database, id: number): Promise<Product['prodtpl']> {
  const rows = await db
    .select({ id: prodtpls.id, title: prodtpls.title, field: prodtplflds })
    .from(prodtpls)
    .leftJoin(prodtplflds, eq(prodtplflds.prodtpl_id, prodtpls.id))
    .where(and(eq(prodtpls.id, id), isVisible(prodtpls)))
    .orderBy(asc(prodtplflds.order), asc(prodtplflds.id))
  const [first] = rows
  if (first === undefined) return null
  const fields = rows.flatMap(({ field }) => (field === null ? [] : presentField(field)))
  return { id: first.id, title: first.title, prodtplflds: fields }
}

function presentField(field: typeof prodtplflds.$inferSelect): TemplateField {
  const { fld, fld_type, own } = field
  return {
    fld,
    fld_type: fieldType(fld_type),
    ...(own !== null && { own: { kind: ownKind(field), ...own } }),
  }
}
