/**
 * Which column stands where, by its place among all: what was chosen once, then what has come since
 * then. What has gone is passed over.
 */
export function columnOrder(count: number, chosen: readonly number[] = []): number[] {
  const known = [...new Set(chosen)].filter((index) => index >= 0 && index < count)
  const fresh = Array.from({ length: count }, (_, index) => index)
  return [...known, ...fresh.filter((index) => !known.includes(index))]
}

/** The same order with one of it a place further on (1) or back (-1). */
export function stepColumn(order: readonly number[], column: number, by: 1 | -1): number[] {
  const at = order.indexOf(column)
  const to = at + by
  if (at === -1 || to < 0 || to >= order.length) return [...order]
  return order.toSpliced(at, 1).toSpliced(to, 0, column)
}
