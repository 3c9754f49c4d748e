/**
 * `numerator / denominator`, rounded half up, for safe integers and a positive denominator. It uses no
 * fractions, so there are no floating-point errors.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const remainder = numerator % denominator
  const quotient = (numerator - remainder) / denominator
  // The remainder has the numerator's sign: below zero, a remainder of up to half is dropped.
  if (2 * remainder >= denominator) return quotient + 1
  return 2 * remainder < -denominator ? quotient - 1 : quotient
}

/** SEK with at most two decimals, as the API carries it, to whole öre. */
export function oreFromSek(sek: number): number {
  return Math.round(sek * 100)
}

/** Whole öre to SEK with at most two decimals. */
export function sekFromOre(ore: number): number {
  return ore / 100
}
