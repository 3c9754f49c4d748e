import { contents, titles } from './both-languages.ts'
import { imageSchema, outlineSchema } from './catalogue.ts'
import { documentSchema, movieSchema } from './media.ts'
import { noCount } from './no-count.ts'
import { showAmount } from './show-amount.ts'
import { z } from './z.ts'

const about = (title: string) =>
  z
    .object({ path: z.string(), ...titles })
    .nullable()
    .openapi({ description: title })

/** A presentation in a list. */
export const listedPresentationSchema = z
  .object({
    id: z.int(),
    presentation_slug: z.string(),
    path: z.string(),
    presentation_type: z.int(),
    ...titles,
    ...contents,
    publish_at: z.iso.datetime(),
    image: imageSchema.nullable().openapi({
      description: 'Types 2 and 3: the product’s; 33: the subcategory’s; else its own',
    }),
    outline: outlineSchema,
    product: about('The product it is about, if the public may see it'),
    subcategory: about('The subcategory it is about, if the public may see it'),
    content_count: z.int().openapi({ description: 'How many pages it has' }),
  })
  .openapi('ListedPresentation')

export const presentationcontentSchema = z
  .object({
    id: z.int(),
    ...titles,
    ...contents,
    images: z.array(imageSchema),
    documents: z.array(documentSchema),
    movies: z.array(movieSchema),
  })
  .openapi('PresentationContent')

/** One presentation with its pages in their order. */
export const presentationSchema = listedPresentationSchema
  .extend({ presentationcontents: z.array(presentationcontentSchema) })
  .openapi('Presentation')

export type ListedPresentation = z.infer<typeof listedPresentationSchema>
export type PresentationContent = z.infer<typeof presentationcontentSchema>
export type Presentation = ListedPresentation & { presentationcontents: PresentationContent[] }

const slug = z.string().min(1).max(120)
const latestPresentations = 6

export const presentationsQuery = z.strictObject({
  show_amount: showAmount(latestPresentations),
  product_slug: slug.optional().openapi({
    description: 'Only those about this product or its subcategory',
  }),
})
export const presentationQuery = z.strictObject({
  presentation_slug: slug,
  no_count: noCount,
})
