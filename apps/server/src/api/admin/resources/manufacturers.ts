import { manufacturerFields } from '@minikran/contract/admin/catalogue'
import { viewed } from '@minikran/contract/admin/item'
import { manufacturers } from '../../../database/schema/catalogue.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { image_uses } from '../../../database/schema/media.ts'
import { products } from '../../../database/schema/products.ts'
import { cleanContent, judgeWindow } from '../items/content-rules.ts'
import { untranslatedFilter, windowFilter } from '../items/item-filters.ts'
import { holdersBy } from '../items/item-holders.ts'
import { defineResource } from '../items/resource.ts'
import { imagesPart } from '../parts/images-part.ts'

export const manufacturerResource = defineResource({
  item: 'manufacturers',
  table: manufacturers,
  isContent: true,
  fields: manufacturerFields,
  shown: viewed,
  parts: [imagesPart('manufacturer_id')],
  sort: ['order', 'title_sv', 'repairs', 'sales', 'updated_at'],
  search: [manufacturers.title_sv, manufacturers.title_en, manufacturers.manufacturer_slug],
  filters: {
    window: windowFilter(manufacturers),
    untranslated: untranslatedFilter(manufacturers.title_en),
  },
  toColumns: cleanContent,
  judge: async (_, { after }) => judgeWindow(after),
  unique: { manufacturers_slug: { field: 'manufacturer_slug', rule: 'slugExists' } },
  imageOwner: image_uses.manufacturer_id,
  shownAt: async (_, item) => `/leverantorer?tillverkare=${String(item['manufacturer_slug'])}`,
  heldBy: holdersBy(
    { item: 'products', table: products, by: products.manufacturer_id, title: products.title_sv },
    {
      item: 'craneselectors',
      table: craneselectors,
      by: craneselectors.manufacturer_id,
      title: craneselectors.title,
    },
  ),
})
