import { itemId } from '../item-id.ts'
import { z } from '../z.ts'
import { instant, lineOfText, publishFields } from './item.ts'

const percent = z.int().min(0).max(100).default(50)

/** A picture's words and the point that stays in sight when it is cut, in percent. */
export const imageFields = z.strictObject({
  image_name: lineOfText,
  alt_sv: z.string().trim().max(300).default(''),
  alt_en: z.string().trim().max(300).nullable().default(null),
  focal_x: percent,
  focal_y: percent,
  ...publishFields,
})

export const imageShown = {
  image_file: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int().nullable(),
  /** When the lighter variants were made; null is not yet. */
  variants_at: instant.nullable(),
  uses: z.int(),
}

export const documentFields = z.strictObject({
  document_name: lineOfText,
  /** Documents of category 120 are in no list. */
  document_cat: z.int().min(0).max(999).default(0),
  ...publishFields,
})

export const documentShown = {
  document_file: z.string(),
  document_ext: z.string(),
  bytes: z.int().nullable(),
  uses: z.int(),
}

export const movieFields = z.strictObject({ movie_name: lineOfText, ...publishFields })

export const movieShown = {
  movie_file: z.string(),
  movie_ext: z.string(),
  bytes: z.int().nullable(),
  uses: z.int(),
}

/** What an upload became, or the item that has the same content already. */
export const uploadedSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    file: z.string(),
    bytes: z.int(),
    is_duplicate: z.boolean().openapi({
      description: 'Nothing was stored: this item has the same content',
    }),
  })
  .openapi('Uploaded')

/** An item that shows a picture, document or movie. */
export const usedBySchema = z
  .object({ item: z.string(), id: z.int(), title: z.string() })
  .openapi('UsedBy')

export const replaceBody = z.strictObject({ id: itemId, by_id: itemId })
export const replacedSchema = z
  .object({ moved: z.int().openapi({ description: 'How many items show the other one now' }) })
  .openapi('Replaced')

export type Uploaded = z.infer<typeof uploadedSchema>
export type UsedBy = z.infer<typeof usedBySchema>
