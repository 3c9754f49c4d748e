import { mayMeanThousands } from '../crane-selection/lift-input.ts'
import { joinThousands } from '../primitives/join-thousands.ts'

/** A number with up to three decimals after a comma or a dot. */
export const filterNumber = /^\d{1,7}(?:[.,]\d{1,3})?$/

/** A typed number, also with spaces between thousands; null for any other text. */
export function readFilterNumber(typed: string): number | null {
  const text = joinThousands(typed.trim())
  return filterNumber.test(text) ? Number(text.replace(',', '.')) : null
}

/** The same for a form or URL: kilograms and millimetres such as "1.950" may mean thousands. */
export function readTypedNumber(typed: string, unit: string | null): number | null {
  const isAmbiguous = (unit === 'kg' || unit === 'mm') && mayMeanThousands(typed)
  return isAmbiguous ? null : readFilterNumber(typed)
}
