import { validatedText } from '../validated-text.ts'
import { z } from '../z.ts'
import { contentFields, filesFields, imagesField, publishFields, titleFields } from './item.ts'

/** The texts of the site's own pages; which pages there are is the site's. */
export const pageFields = z.strictObject({
  ...titleFields,
  ...contentFields,
  ...publishFields,
  ...imagesField,
  ...filesFields,
})

export const testimonialFields = z.strictObject({
  name: validatedText('name'),
  company: validatedText('company').nullable().default(null),
  ...contentFields,
  ...publishFields,
})
