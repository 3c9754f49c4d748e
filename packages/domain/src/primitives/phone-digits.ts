const writtenPhone = /^[+\d(][\d\s()+./–-]*$/
// Fewer digits are in too many numbers.
const fewestTyped = 4
// Without the prefix. The database's index holds parts of three.
const fewestCompared = 3

/**
 * The digits of a number or a part of it, however it is written, without the prefix that differs
 * between `070-123` and `+46 70-123`; null for a text that is no number.
 */
export function phoneDigits(typed: string): string | null {
  if (!writtenPhone.test(typed.trim())) return null
  const written = typed.replace(/\(0\)|[^\d+]/g, '')
  const digits = written.replace(/^(?:\+46|0046|\+|0)|\+/g, '')
  return written.length < fewestTyped || digits.length < fewestCompared ? null : digits
}
