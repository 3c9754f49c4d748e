import { mayMeanThousands } from '../crane-selection/lift-input.ts'
import { joinThousands } from '../primitives/join-thousands.ts'

/** A number with up to three decimals after a comma or a dot. */
export const filterNumber = /^\d{1,7}(?:[.,]\d{1,3})?$/

/** A typed number, also with spaces between thousands; null for any other text. */
export function readFilterNumber(typed: string): number | null {
  const text = joinThousands(typed.trim())
  return filterNumber.test(text) ? Number(text.replace(',', '.')) : null
}

/**
 * The same for a form or URL: kilograms and millimetres such as "1.950" may mean thousands, and so
 * may numbers whose unit is not known (`undefined`).
 */
export function readTypedNumber(typed: string, unit: string | null | undefined): number | null {
  const mayBeLarge = unit === undefined || unit === 'kg' || unit === 'mm'
  return mayBeLarge && mayMeanThousands(typed) ? null : readFilterNumber(typed)
}
