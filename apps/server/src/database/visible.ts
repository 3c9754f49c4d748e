import { activated } from '@minikran/domain/catalogue/product-statuses'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { prodcats, prodsubcats } from './schema/catalogue.ts'
import { products } from './schema/products.ts'

type ItemTable = { deleted_at: PgColumn; publish_at: PgColumn; unpublish_at: PgColumn }

/** Visibility (docs/content.md) in SQL, for every item: not trashed and inside its publish window. */
export function isVisible({ deleted_at, publish_at, unpublish_at }: ItemTable): SQL {
  const inWindow = and(
    lte(publish_at, sql`now()`),
    or(isNull(unpublish_at), gt(unpublish_at, sql`now()`)),
  )
  return and(isNull(deleted_at), inWindow) ?? sql`false`
}

/** A product is public when it is activated and its subcategory and category are visible too. */
export function isVisibleProduct(): SQL {
  const isOwnVisible = and(eq(products.status, activated), isVisible(products))
  return and(isOwnVisible, isVisible(prodsubcats), isVisible(prodcats)) ?? sql`false`
}
