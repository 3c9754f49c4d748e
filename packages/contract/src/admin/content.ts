import { z } from '../z.ts'
import { contentFields, lineOfText, optionalLine, publishFields, titleFields } from './item.ts'

/** The texts of the site's own pages; which pages there are is the site's. */
export const pageFields = z.strictObject({ ...titleFields, ...contentFields, ...publishFields })

export const testimonialFields = z.strictObject({
  name: lineOfText,
  company: optionalLine.default(null),
  ...contentFields,
  ...publishFields,
})
