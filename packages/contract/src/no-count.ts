import { z } from './z.ts'

/** With anything but empty, `0` and `false` the view or search is not counted. */
export const noCount = z
  .string()
  .max(10)
  .default('')
  .transform((text) => !['', '0', 'false'].includes(text))
