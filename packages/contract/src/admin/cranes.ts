import { z } from '../z.ts'
import { contentFields, imagesField, itemId, lineOfText, publishFields, slug } from './item.ts'

export const craneTypes = [
  'spider-crane',
  'crawler-crane',
  'articulated-crane',
  'pick-and-carry-crane',
] as const

/** A point of a load chart: metres, metres, kilograms. */
export const craneRowSchema = z.strictObject({
  lift_height: z.number().min(-100).max(500),
  lift_radius: z.number().min(0).max(500),
  lift_weight: z.number().positive().max(1_000_000),
})

export const craneselectorFields = z.strictObject({
  slug,
  title: lineOfText,
  url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .default(null),
  manufacturer_id: itemId.nullable().default(null),
  product_id: itemId.nullable().default(null),
  crane_type: z.enum(craneTypes).nullable().default(null),
  weight: z.number().positive().max(1_000_000).nullable().default(null),
  repairs: z.boolean().default(false),
  sales: z.boolean().default(false),
  showcase: z.boolean().default(false),
  ...contentFields,
  ...publishFields,
  ...imagesField,
  rows: z.array(craneRowSchema).max(1_200).default([]),
})
