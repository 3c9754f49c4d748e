import { itemId } from '../item-id.ts'
import { oneOf } from '../one-of.ts'
import { z } from '../z.ts'
import {
  contentFields,
  filesFields,
  imagesField,
  publishFields,
  slug,
  titleFields,
} from './item.ts'

/** 1 shows its own picture, 2 and 3 the product's, 33 the subcategory's. */
export const presentationTypes = [1, 2, 3, 33] as const

/** A page of a presentation's dialog; its place in the list is its order. */
export const presentationPageSchema = z.strictObject({
  ...titleFields,
  ...contentFields,
  ...imagesField,
  ...filesFields,
})

export const presentationFields = z.strictObject({
  presentation_slug: slug,
  presentation_type: oneOf(presentationTypes).default(1),
  ...titleFields,
  ...contentFields,
  product_id: itemId.nullable().default(null),
  prodsubcat_id: itemId.nullable().default(null),
  ...publishFields,
  ...imagesField,
  presentationcontents: z.array(presentationPageSchema).max(60).default([]),
})
