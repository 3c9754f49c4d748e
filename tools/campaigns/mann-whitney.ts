/**
 * The probability that two samples this different come from one source: Mann-Whitney's U, two
 * sided, by the normal approximation with ties corrected; good from some 20 values each.
 */
export function mannWhitneyP(a: readonly number[], b: readonly number[]): number {
  const all = [
    ...a.map((value) => ({ value, isA: true })),
    ...b.map((value) => ({ value, isA: false })),
  ]
  all.sort((one, other) => one.value - other.value)
  let ranksOfA = 0
  let ties = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1
    const equal = to - from
    const rank = (from + 1 + to) / 2
    ranksOfA += rank * all.slice(from, to).filter(({ isA }) => isA).length
    ties += equal ** 3 - equal
    from = to
  }
  const n = all.length
  const u = ranksOfA - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const variance = ((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1)))
  if (variance === 0) return 1
  const z = Math.max(0, Math.abs(u - mean) - 0.5) / Math.sqrt(variance)
  return 2 * (1 - normal(z))
}

// Abramowitz and Stegun 26.2.17, good to 7 digits.
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}
