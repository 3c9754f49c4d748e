/** `08-465 004 00`, `+46 (0)8-465 004 00` or `0046 8-465 004 00` as an international `tel:` address. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\(0\)|[^\d+]/g, '')
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+46')}`
}
