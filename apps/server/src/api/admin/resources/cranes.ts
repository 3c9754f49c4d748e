import { craneselectorFields } from '@minikran/contract/admin/cranes'
import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { type ChartRow, repeatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import { eq } from 'drizzle-orm'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { image_uses } from '../../../database/schema/media.ts'
import { cleanContent, judgeWindow } from '../items/content-rules.ts'
import { windowFilter } from '../items/item-filters.ts'
import { defineResource, type Errors, type Fields, filter } from '../items/resource.ts'
import { craneRowsPart } from '../parts/crane-rows-part.ts'
import { imagesPart } from '../parts/images-part.ts'

// "This line already on the crane" (specification §8).
function judgeRows(after: Fields): Errors {
  const repeated = repeatedRows(after['rows'] as ChartRow[])
  return Object.fromEntries(repeated.map((index) => [`rows.${index}.lift_height`, ['lineOnCrane']]))
}

export const craneselectorResource = defineResource({
  one: 'Craneselector',
  many: 'Craneselectors',
  item: 'craneselectors',
  table: craneselectors,
  isContent: true,
  fields: craneselectorFields,
  shown: viewed,
  parts: [craneRowsPart, imagesPart('craneselector_id')],
  notInLists: ['content_sv', 'content_en', 'rows', 'image_ids'],
  sort: ['order', 'title', 'weight', 'manufacturer_id', 'showcase', 'updated_at'],
  search: [craneselectors.title, craneselectors.slug],
  filters: {
    window: windowFilter(craneselectors),
    manufacturer_id: filter(filters.id(), (id) => eq(craneselectors.manufacturer_id, id)),
    showcase: filter(filters.flag(), (is) => eq(craneselectors.showcase, is)),
  },
  toColumns: cleanContent,
  judge: async (_, { after }) => ({ ...judgeWindow(after), ...judgeRows(after) }),
  unique: { craneselectors_slug: { field: 'slug', rule: 'slugExists' } },
  imageOwner: image_uses.craneselector_id,
})
