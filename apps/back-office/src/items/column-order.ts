/**
 * The order of a list's columns, by their indexes: first as chosen, then columns that were added since.
 * Columns that no longer exist are left out.
 */
export function columnOrder(count: number, chosen: readonly number[] = []): number[] {
  const known = [...new Set(chosen)].filter((index) => index >= 0 && index < count)
  const all = Array.from({ length: count }, (_, index) => index)
  return [...known, ...all.filter((index) => !known.includes(index))]
}

/** The order with one column moved a place later (1) or earlier (-1). */
export function stepColumn(order: readonly number[], column: number, by: 1 | -1): number[] {
  const at = order.indexOf(column)
  const to = at + by
  if (at === -1 || to < 0 || to >= order.length) return [...order]
  return order.toSpliced(at, 1).toSpliced(to, 0, column)
}
