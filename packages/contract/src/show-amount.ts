import { everything } from './product-lists.ts'
import { wholeNumber } from './whole-number.ts'
import { z } from './z.ts'

/** How many of the latest; 99999 means all (specification §9), an empty one as if it were absent. */
export function showAmount(latest: number) {
  const amount = wholeNumber(1, everything)
  return z
    .union([amount, z.literal('').transform(() => latest)])
    .default(latest)
    .openapi({ type: 'integer', minimum: 1, maximum: everything, default: latest })
}
