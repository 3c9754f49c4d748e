import { itemId } from '../item-id.ts'
import { webAddress } from '../validated-text.ts'
import { z } from '../z.ts'
import {
  contentFields,
  imagesField,
  lineOfText,
  optionalLine,
  publishFields,
  slug,
  titleFields,
} from './item.ts'

/** The name of the site's drawing that is shown instead of a photograph. */
const outline = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/)

export const prodcatFields = z.strictObject({
  prodcat_slug: slug,
  prodcat_title_sv: lineOfText,
  prodcat_title_en: optionalLine.default(null),
  outline,
  ...contentFields,
  ...publishFields,
  ...imagesField,
})

export const prodsubcatFields = z.strictObject({
  prodcat_id: itemId,
  prodsubcat_slug: slug,
  prodsubcat_title_sv: lineOfText,
  prodsubcat_title_en: optionalLine.default(null),
  outline,
  ...contentFields,
  ...publishFields,
  ...imagesField,
})

export const manufacturerFields = z.strictObject({
  manufacturer_slug: slug,
  ...titleFields,
  url: webAddress.nullable().default(null),
  repairs: z.boolean().default(false),
  sales: z.boolean().default(false),
  ...contentFields,
  ...publishFields,
  ...imagesField,
})
