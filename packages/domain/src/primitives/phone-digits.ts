const writtenPhone = /^[+\d(][\d\s()+./–-]*$/
// Fewer digits are in too many numbers.
const fewest = 4

/**
 * The digits of a number or a part of it, however it is written, without the prefix that differs
 * between `070-123` and `+46 70-123`; null for a text that is no number.
 */
export function phoneDigits(typed: string): string | null {
  if (!writtenPhone.test(typed.trim())) return null
  const digits = typed.replace(/\(0\)|[^\d+]/g, '').replace(/^(?:\+46|0046|\+|0)|\+/g, '')
  return digits.length < fewest ? null : digits
}
