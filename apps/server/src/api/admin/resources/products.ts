import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { productFields } from '@minikran/contract/admin/products'
import { z } from '@minikran/contract/z'
import { productPath } from '@minikran/domain/catalogue/product-path'
import { activated, registration } from '@minikran/domain/catalogue/product-statuses'
import { machineTypes } from '@minikran/domain/catalogue/product-types'
import { eq, inArray, or } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { prodcats, prodsubcats } from '../../../database/schema/catalogue.ts'
import { presentations } from '../../../database/schema/content.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { products } from '../../../database/schema/products.ts'
import { defineResource } from '../items/define-resource.ts'
import { isDepotBound } from '../items/depot-rights.ts'
import { holdersBy } from '../items/item-holders.ts'
import { type Fields, filter, type Parent, type Row } from '../items/resource.ts'
import { documentsPart, moviesPart } from '../parts/file-parts.ts'
import { judgeProduct } from './judge-product.ts'
import { productColumns, productItem } from './product-columns.ts'

async function pathOf(db: Reader, item: Fields): Promise<string | null> {
  const [above] = await db
    .select({
      prodcat_slug: prodcats.prodcat_slug,
      prodsubcat_slug: prodsubcats.prodsubcat_slug,
    })
    .from(prodsubcats)
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(eq(prodsubcats.id, Number(item['prodsubcat_id'])))
  const product_slug = String(item['product_slug'])
  return above === undefined ? null : productPath({ ...above, product_slug })
}

async function categoriesAbove(db: Reader, row: Row): Promise<Parent[]> {
  const subcategory = Number(row['prodsubcat_id'])
  const [above] = await db
    .select({ id: prodsubcats.prodcat_id })
    .from(prodsubcats)
    .where(eq(prodsubcats.id, subcategory))
  return [
    { table: prodsubcats, id: subcategory },
    { table: prodcats, id: above?.id ?? 0 },
  ]
}

export const productResource = defineResource({
  item: 'products',
  table: products,
  isContent: true,
  fields: productFields,
  shown: { ...viewed, orders: z.int() },
  images: 'product_id',
  parts: [documentsPart('product_id'), moviesPart('product_id')],
  notInLists: ['content_sv', 'content_en', 'technical', 'document_ids', 'movie_ids'],
  sort: [
    'order',
    'title_sv',
    'type',
    'status',
    'prodsubcat_id',
    'depot_id',
    'views',
    'orders',
    'updated_at',
  ],
  search: [products.norm],
  english: products.title_en,
  filters: {
    status: filter(filters.code(2), (status) => eq(products.status, status)),
    type: filter(filters.code(4), (type) => eq(products.type, type)),
    depot_id: filter(filters.id(), (id) => eq(products.depot_id, id)),
    prodsubcat_id: filter(filters.id(), (id) => eq(products.prodsubcat_id, id)),
    manufacturer_id: filter(filters.id(), (id) => eq(products.manufacturer_id, id)),
    product_slug: filter(filters.text(), (slug) => eq(products.product_slug, slug)),
  },
  // An actor of one depot sees its courses only, but all machines.
  visibleTo(actor) {
    if (!isDepotBound(actor)) return undefined
    const machines = inArray(products.type, machineTypes)
    return or(machines, eq(products.depot_id, actor.depotId ?? 0))
  },
  toColumns: productColumns,
  fromRow: productItem,
  judge: judgeProduct,
  unique: { products_slug: { field: 'product_slug', rule: 'slugExists' } },
  heldBy: holdersBy(
    {
      item: 'craneselectors',
      table: craneselectors,
      by: craneselectors.product_id,
      title: craneselectors.title,
    },
    {
      item: 'presentations',
      table: presentations,
      by: presentations.product_id,
      title: presentations.title_sv,
    },
  ),
  path: pathOf,
  above: categoriesAbove,
  publicWith: { status: activated },
  // A copy begins as a registration, as every new product does.
  toCopy: (fields) => ({ ...fields, status: registration }),
})
