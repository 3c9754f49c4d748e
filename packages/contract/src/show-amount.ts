import { everything } from './product-lists.ts'
import { wholeNumberOr } from './whole-number.ts'

/** How many of the latest; 99999 means all. */
export function showAmount(latest: number) {
  return wholeNumberOr(latest, [1, everything])
}
