/** Without exponent; at most nine decimals can be typed. */
export function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/0+$/, '') : text
}
