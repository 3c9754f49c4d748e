// As Swedish prints thousands: "2 000", with a space of any kind.
const thousands = /^\d{1,3}(?:\s\d{3})+(?!\d)/

/** A typed number without the spaces between its thousands; other text as it is. */
export function joinThousands(typed: string): string {
  return typed.replace(thousands, (digits) => digits.replace(/\s/g, ''))
}
