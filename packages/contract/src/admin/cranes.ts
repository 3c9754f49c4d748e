import { plainConfiguration } from '@minikran/domain/crane-selection/configurations'
import { chartLimits } from '@minikran/domain/crane-selection/lift'
import { craneTypeSchema } from '../crane-selection.ts'
import { itemId } from '../item-id.ts'
import { webAddress } from '../validated-text.ts'
import { z } from '../z.ts'
import { contentFields, imagesField, lineOfText, publishFields, slug, titleFields } from './item.ts'

/** What the crane is rigged with; the first of a crane is the plain one. */
export const craneConfigurationSchema = z.strictObject({
  key: slug.max(40),
  ...titleFields,
  product_id: itemId.nullable().default(null),
  /** In the crane's own price. */
  included: z.boolean().default(false),
  /** Of the equipment, kg. */
  extra_weight: z.number().min(0).max(100_000).nullable().default(null),
})

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/** A point of a load chart: metres, metres, kilograms, and the configuration that it holds with. */
export const craneRowSchema = z.strictObject({
  lift_height: within(chartLimits.lift_height),
  lift_radius: within(chartLimits.lift_radius),
  lift_weight: within(chartLimits.lift_weight),
  configuration: slug.max(40).default(plainConfiguration),
})

export const craneselectorFields = z.strictObject({
  slug,
  title: lineOfText,
  url: webAddress.nullable().default(null),
  manufacturer_id: itemId.nullable().default(null),
  product_id: itemId.nullable().default(null),
  crane_type: craneTypeSchema.nullable().default(null),
  weight: z.number().positive().max(1_000_000).nullable().default(null),
  repairs: z.boolean().default(false),
  sales: z.boolean().default(false),
  showcase: z.boolean().default(false),
  ...contentFields,
  ...publishFields,
  ...imagesField,
  configurations: z.array(craneConfigurationSchema).max(20).default([]),
  rows: z.array(craneRowSchema).max(1_200).default([]),
})
