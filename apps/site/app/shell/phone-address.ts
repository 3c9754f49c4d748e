/** `08-465 004 00` as an international `tel:` address. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') ? `+46${digits.slice(1)}` : digits}`
}
