import { prodcatFields, prodsubcatFields } from '@minikran/contract/admin/catalogue'
import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { prodcatPath, prodsubcatPath } from '@minikran/domain/catalogue/product-path'
import { eq } from 'drizzle-orm'
import { prodcats, prodsubcats } from '../../../database/schema/catalogue.ts'
import { image_uses } from '../../../database/schema/media.ts'
import { products } from '../../../database/schema/products.ts'
import { cleanContent, judgeWindow } from '../items/content-rules.ts'
import { untranslatedFilter, windowFilter } from '../items/item-filters.ts'
import { holdersBy } from '../items/item-holders.ts'
import { defineResource, filter } from '../items/resource.ts'
import { imagesPart } from '../parts/images-part.ts'

const prodcatResource = defineResource({
  item: 'prodcats',
  table: prodcats,
  isContent: true,
  fields: prodcatFields,
  shown: viewed,
  parts: [imagesPart('prodcat_id')],
  sort: ['order', 'prodcat_title_sv', 'updated_at'],
  search: [prodcats.prodcat_title_sv, prodcats.prodcat_title_en, prodcats.prodcat_slug],
  filters: {
    window: windowFilter(prodcats),
    untranslated: untranslatedFilter(prodcats.prodcat_title_en),
  },
  toColumns: cleanContent,
  judge: async (_, { after }) => judgeWindow(after),
  unique: { prodcats_slug: { field: 'prodcat_slug', rule: 'slugExists' } },
  imageOwner: image_uses.prodcat_id,
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
  parts: [imagesPart('prodsubcat_id')],
  sort: ['order', 'prodsubcat_title_sv', 'prodcat_id', 'updated_at'],
  search: [
    prodsubcats.prodsubcat_title_sv,
    prodsubcats.prodsubcat_title_en,
    prodsubcats.prodsubcat_slug,
  ],
  filters: {
    window: windowFilter(prodsubcats),
    untranslated: untranslatedFilter(prodsubcats.prodsubcat_title_en),
    prodcat_id: filter(filters.id(), (id) => eq(prodsubcats.prodcat_id, id)),
  },
  toColumns: cleanContent,
  judge: async (_, { after }) => judgeWindow(after),
  unique: { prodsubcats_slug: { field: 'prodsubcat_slug', rule: 'slugExists' } },
  imageOwner: image_uses.prodsubcat_id,
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
