import {
  contentFields,
  filesFields,
  imagesField,
  publishFields,
  titleFields,
} from './admin/item.ts'
import { contents, titles } from './both-languages.ts'
import { imageSchema } from './catalogue.ts'
import { documentSchema, movieSchema } from './media.ts'
import { validatedText } from './validated-text.ts'
import { z } from './z.ts'

/** What a customer says; `content` is rich text in both languages. */
export const testimonialSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    company: z.string().nullable(),
    ...contents,
  })
  .openapi('Testimonial')

/** The fields of a testimonial that staff fill in. */
export const testimonialFields = z.strictObject({
  name: validatedText('name'),
  company: validatedText('company').nullable().default(null),
  ...contentFields,
  ...publishFields,
})

const pageBase = z.object({
  id: z.int(),
  page_key: z.string().openapi({ description: 'The page’s Swedish address without its first /' }),
  ...titles,
  lead_sv: z.string().openapi({ description: 'The first paragraph, without markup' }),
  lead_en: z.string().nullable(),
  updated_at: z.string(),
})

/** A page of the site as lists carry it: everything but its text. */
export const listedPageSchema = pageBase.openapi('ListedPage')

/** The text of one of the site's own pages; an empty one is still being written. */
export const pageSchema = pageBase
  .extend({
    ...contents,
    images: z.array(imageSchema),
    documents: z.array(documentSchema),
    movies: z.array(movieSchema),
  })
  .openapi('Page')

/** The texts of the site's own pages; which pages there are is the site's. */
export const pageFields = z.strictObject({
  ...titleFields,
  ...contentFields,
  ...publishFields,
  ...imagesField,
  ...filesFields,
})

export const pageQuery = z.strictObject({ page_key: z.string().min(1).max(120) })

export type ListedPage = z.infer<typeof listedPageSchema>
export type Page = z.infer<typeof pageSchema>
export type Testimonial = z.infer<typeof testimonialSchema>

/** The answers of the list calls that have no parameters. */
export type ContentLists = { getPagesArr: ListedPage[]; getTestimonialsArr: Testimonial[] }
