import { z } from '../z.ts'
import {
  contentFields,
  filesFields,
  imagesField,
  lineOfText,
  optionalLine,
  publishFields,
  titleFields,
} from './item.ts'

/** The texts of the site's own pages; which pages there are is the site's. */
export const pageFields = z.strictObject({
  ...titleFields,
  ...contentFields,
  ...publishFields,
  ...imagesField,
  ...filesFields,
})

export const testimonialFields = z.strictObject({
  name: lineOfText,
  company: optionalLine.default(null),
  ...contentFields,
  ...publishFields,
})
