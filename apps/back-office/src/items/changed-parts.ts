import type { Values } from '../providers/call-api.ts'
import { changedWords } from './changed-words.ts'

export const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * The differing parts of two values of a field: the rows of lists that only one of them has, or the
 * unequal values of groups, or the words of a long text that were changed. A list in another order
 * differs as a whole.
 */
export function changedParts(before: unknown, after: unknown): [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [gone, come] = [without(before, after), without(after, before)]
    return gone.length + come.length === 0 ? [before, after] : [gone, come]
  }
  if (typeof before === 'string' && typeof after === 'string') return changedWords(before, after)
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

// Equal rows are counted: of two, one can be removed.
function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map((row) => JSON.stringify(row))
  return rows.filter((row) => {
    const at = left.indexOf(JSON.stringify(row))
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}
