/** A number with up to three decimals after a comma or a dot. */
export const filterNumber = /^\d{1,7}(?:[.,]\d{1,3})?$/

// As Swedish prints thousands: "2 000", with a space of any kind.
const thousands = /^\d{1,3}(?:\s\d{3})+(?!\d)/

/** A typed number, also with spaces between thousands; null for any other text. */
export function readFilterNumber(typed: string): number | null {
  const text = typed.trim().replace(thousands, (digits) => digits.replace(/\s/g, ''))
  return filterNumber.test(text) ? Number(text.replace(',', '.')) : null
}
