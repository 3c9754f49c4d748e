import { manufacturerFields } from '@minikran/contract/admin/catalogue'
import { viewed } from '@minikran/contract/admin/item'
import { manufacturers } from '../../../database/schema/catalogue.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { products } from '../../../database/schema/products.ts'
import { defineResource } from '../items/define-resource.ts'
import { holdersBy } from '../items/item-holders.ts'

export const manufacturerResource = defineResource({
  item: 'manufacturers',
  table: manufacturers,
  isContent: true,
  fields: manufacturerFields,
  shown: viewed,
  images: 'manufacturer_id',
  sort: ['order', 'title_sv', 'repairs', 'sales', 'updated_at'],
  search: [manufacturers.title_sv, manufacturers.title_en, manufacturers.manufacturer_slug],
  english: manufacturers.title_en,
  unique: { manufacturers_slug: { field: 'manufacturer_slug', rule: 'slugExists' } },
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
