import { prodcatFields, prodsubcatFields } from '@minikran/contract/admin/catalogue'
import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { prodcatPath, prodsubcatPath } from '@minikran/domain/catalogue/product-path'
import { eq } from 'drizzle-orm'
import { prodcats, prodsubcats } from '../../../database/schema/catalogue.ts'
import { products } from '../../../database/schema/products.ts'
import { defineResource } from '../items/define-resource.ts'
import { holdersBy } from '../items/item-holders.ts'
import { filter } from '../items/resource.ts'

const prodcatResource = defineResource({
  item: 'prodcats',
  table: prodcats,
  isContent: true,
  fields: prodcatFields,
  shown: viewed,
  images: 'prodcat_id',
  sort: ['order', 'prodcat_title_sv', 'updated_at'],
  search: [prodcats.prodcat_title_sv, prodcats.prodcat_title_en, prodcats.prodcat_slug],
  english: prodcats.prodcat_title_en,
  unique: { prodcats_slug: { field: 'prodcat_slug', rule: 'slugExists' } },
  heldBy: holdersBy({
    item: 'prodsubcats',
    table: prodsubcats,
    by: prodsubcats.prodcat_id,
    title: prodsubcats.prodsubcat_title_sv,
  }),
  path: async (_, item) => prodcatPath({ prodcat_slug: String(item['prodcat_slug']) }),
})

const prodsubcatResource = defineResource({
  item: 'prodsubcats',
  table: prodsubcats,
  isContent: true,
  fields: prodsubcatFields,
  shown: viewed,
  images: 'prodsubcat_id',
  sort: ['order', 'prodsubcat_title_sv', 'prodcat_id', 'updated_at'],
  search: [
    prodsubcats.prodsubcat_title_sv,
    prodsubcats.prodsubcat_title_en,
    prodsubcats.prodsubcat_slug,
  ],
  english: prodsubcats.prodsubcat_title_en,
  filters: {
    prodcat_id: filter(filters.id(), (id) => eq(prodsubcats.prodcat_id, id)),
  },
  unique: { prodsubcats_slug: { field: 'prodsubcat_slug', rule: 'slugExists' } },
  heldBy: holdersBy({
    item: 'products',
    table: products,
    by: products.prodsubcat_id,
    title: products.title_sv,
  }),
  above: async (_, row) => [{ table: prodcats, id: Number(row['prodcat_id']) }],
  async path(db, item) {
    const [above] = await db
      .select({ prodcat_slug: prodcats.prodcat_slug })
      .from(prodcats)
      .where(eq(prodcats.id, Number(item['prodcat_id'])))
    if (above === undefined) return null
    return prodsubcatPath({ ...above, prodsubcat_slug: String(item['prodsubcat_slug']) })
  },
})

export const categoryResources = {
  prodcats: prodcatResource,
  prodsubcats: prodsubcatResource,
}
