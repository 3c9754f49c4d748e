import { z } from './z.ts'

/** Of a call whose view or search is not to be counted: anything but empty, `0` and `false`. */
export const noCount = z
  .string()
  .max(10)
  .default('')
  .transform((text) => !['', '0', 'false'].includes(text))
