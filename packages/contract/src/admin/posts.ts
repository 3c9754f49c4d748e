import { itemId } from '../item-id.ts'
import { oneOf } from '../one-of.ts'
import { z } from '../z.ts'
import { contentFields, imagesField, publishFields, slug, titleFields } from './item.ts'

/** 1 shows its own picture, 2 and 3 that of a product. */
export const postTypes = [1, 2, 3] as const

export const postFields = z.strictObject({
  post_slug: slug,
  post_type: oneOf(postTypes).default(1),
  ...titleFields,
  ...contentFields,
  ...publishFields,
  ...imagesField,
  product_ids: z.array(itemId).max(30).default([]),
})
