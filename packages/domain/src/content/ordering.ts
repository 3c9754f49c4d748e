export type Placed = { id: number; order: number }

const step = 10

/**
 * Ways to move an item of a list just before another, or last, each as the changed order numbers. If
 * a number is free between the neighbours, only the moved item changes. Otherwise there are two ways:
 * to push the following items on or the preceding ones back, the one with fewer changes first. An
 * item that is in place already needs no change.
 */
export function waysToPlace(
  list: readonly Placed[],
  id: number,
  before: number | null,
): readonly (readonly Placed[])[] {
  const current = list.findIndex((item) => item.id === id)
  if (current === -1 || id === before) return [[]]
  const others = list.filter((item) => item.id !== id)
  const found = before === null ? -1 : others.findIndex((item) => item.id === before)
  const at = found === -1 ? others.length : found
  if (at === current) return [[]]
  const [previous, next] = [others[at - 1], others[at]]
  const order = between(previous?.order, next?.order)
  if (order !== null) return [[{ id, order }]]
  const ways = [
    push([{ id, order: 0 }, ...others.slice(at)], Number(previous?.order), 1),
    push([{ id, order: 0 }, ...others.slice(0, at).toReversed()], Number(next?.order), -1),
  ]
  return ways.toSorted((one, other) => one.length - other.length)
}

function between(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? step : next - step
  if (next === undefined) return previous + step
  return next - previous > 1 ? previous + Math.floor((next - previous) / 2) : null
}

/** Gives the first item the number after `from` and moves the items in its way by one, up to a gap. */
function push(row: readonly Placed[], from: number, direction: 1 | -1): Placed[] {
  const [first, ...others] = row
  if (first === undefined) return []
  const pushed = [{ id: first.id, order: from + direction }]
  for (const { id, order } of others) {
    const taken = from + pushed.length * direction
    if ((order - taken) * direction > 0) break
    pushed.push({ id, order: taken + direction })
  }
  return pushed
}
