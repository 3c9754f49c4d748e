import { wholeNumber } from './whole-number.ts'
import { z } from './z.ts'

const largestId = 2_147_483_647

/** The id of an item in a JSON body. */
export const itemId = z.int().min(1).max(largestId)

/** The id of the last item that was seen; 0 before the first. */
export const seenId = z.int().min(0).max(largestId)

/** The id of an item in a query. */
export const queryItemId = wholeNumber(1, largestId)

/** The id of an item in a public form, also as text; the domain's `readId` reads it. */
export const formItemId = z
  .union([itemId, z.string().max(20)])
  .nullable()
  .optional()
