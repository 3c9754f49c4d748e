import type { Values } from '../providers/call-api.ts'

export const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * Of two values of a field what differs: the rows that only one of two lists has, the parts that two
 * groups of values have unlike. A list in another order differs as a whole.
 */
export function changedParts(before: unknown, after: unknown): [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [gone, come] = [without(before, after), without(after, before)]
    return gone.length + come.length === 0 ? [before, after] : [gone, come]
  }
  if (!isGroup(before) || !isGroup(after)) return [before, after]
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !same(before[name], after[name]),
  )
  return [partsOf(before, names), partsOf(after, names)]
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const partsOf = (group: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, group[name] ?? null]))

// Of two equal rows one is gone when only one of them is left.
function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map((row) => JSON.stringify(row))
  return rows.filter((row) => {
    const at = left.indexOf(JSON.stringify(row))
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}
