import { viewed } from '@minikran/contract/admin/item'
import { pageFields, testimonialFields, testimonialSchema } from '@minikran/contract/content'
import { z } from '@minikran/contract/z'
import { pages, testimonials } from '../../../database/schema/content.ts'
import { defineResource } from '../items/define-resource.ts'
import { documentsPart, moviesPart } from '../parts/file-parts.ts'

/** Texts of the site's own pages. The site's routes decide which pages there are. */
const pageResource = defineResource({
  item: 'pages',
  table: pages,
  isContent: true,
  fields: pageFields,
  shown: { ...viewed, page_key: z.string() },
  images: 'page_id',
  parts: [documentsPart('page_id'), moviesPart('page_id')],
  notInLists: ['content_sv', 'content_en', 'image_ids', 'document_ids', 'movie_ids'],
  sort: ['page_key', 'title_sv', 'updated_at'],
  search: [pages.page_key, pages.title_sv, pages.title_en, pages.content_sv],
  english: pages.title_en,
  create: false,
  // A part, such as `vara-tjanster/kredit`, is shown on its page.
  shownAt: async (_, item) => `/${String(item['page_key']).split('/')[0]}`,
})

const testimonialResource = defineResource({
  item: 'testimonials',
  table: testimonials,
  isContent: true,
  fields: testimonialFields,
  shown: viewed,
  sort: ['order', 'name', 'company', 'updated_at'],
  search: [testimonials.name, testimonials.company, testimonials.content_sv],
  english: testimonials.content_en,
  siteList: {
    page: '/',
    summary: 'What customers say',
    table: testimonials,
    reads: ['testimonials'],
    answer: testimonialSchema,
  },
})

export const contentResources = { pages: pageResource, testimonials: testimonialResource }
