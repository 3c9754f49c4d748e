import { viewed } from '@minikran/contract/admin/item'
import { pageFields, testimonialFields, testimonialSchema } from '@minikran/contract/content'
import { z } from '@minikran/contract/z'
import { pages, testimonials } from '../../../database/schema/content.ts'
import { image_uses } from '../../../database/schema/media.ts'
import { cleanContent, judgeWindow } from '../items/content-rules.ts'
import { untranslatedFilter, windowFilter } from '../items/item-filters.ts'
import { defineResource } from '../items/resource.ts'
import { documentsPart, moviesPart } from '../parts/files-part.ts'
import { imagesPart } from '../parts/images-part.ts'

/** Which pages there are is written in the site's routes; here their texts are. */
const pageResource = defineResource({
  item: 'pages',
  table: pages,
  isContent: true,
  fields: pageFields,
  shown: { ...viewed, page_key: z.string() },
  parts: [imagesPart('page_id'), documentsPart('page_id'), moviesPart('page_id')],
  notInLists: ['content_sv', 'content_en', 'image_ids', 'document_ids', 'movie_ids'],
  sort: ['page_key', 'title_sv', 'updated_at'],
  search: [pages.page_key, pages.title_sv, pages.title_en, pages.content_sv],
  filters: { window: windowFilter(pages), untranslated: untranslatedFilter(pages.title_en) },
  create: false,
  toColumns: cleanContent,
  judge: async (_, { after }) => judgeWindow(after),
  imageOwner: image_uses.page_id,
  shownAt: async (_, item) => `/${String(item['page_key'])}`,
})

const testimonialResource = defineResource({
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
  siteList: {
    page: '/',
    summary: 'What customers say',
    table: testimonials,
    reads: ['testimonials'],
    answer: testimonialSchema,
  },
})

export const contentResources = { pages: pageResource, testimonials: testimonialResource }
