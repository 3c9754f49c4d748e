import { testimonialFields } from '@minikran/contract/admin/content'
import { viewed } from '@minikran/contract/admin/item'
import { testimonials } from '../../../database/schema/content.ts'
import { cleanContent, judgeWindow } from '../items/content-rules.ts'
import { untranslatedFilter, windowFilter } from '../items/item-filters.ts'
import { defineResource } from '../items/resource.ts'

export const testimonialResource = defineResource({
  item: 'testimonials',
  table: testimonials,
  isContent: true,
  fields: testimonialFields,
  shown: viewed,
  sort: ['order', 'name', 'company', 'updated_at'],
  search: [testimonials.name, testimonials.company, testimonials.content_sv],
  filters: {
    window: windowFilter(testimonials),
    untranslated: untranslatedFilter(testimonials.content_en),
  },
  toColumns: cleanContent,
  judge: async (_, { after }) => judgeWindow(after),
  shownAt: async () => '/',
})
