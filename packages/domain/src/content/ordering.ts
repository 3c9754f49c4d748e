export type Placed = { id: number; order: number }

const step = 10

/**
 * The ways to put one item of a list just before another, or last, each with the new numbers that
 * it needs. Where a number is free between the neighbours there is one way, with the moved one's
 * number alone; else the following are pushed on, or those before it back, the fewest first. An item
 * that stands there already needs none.
 */
export function waysToPlace(
  list: readonly Placed[],
  id: number,
  before: number | null,
): readonly (readonly Placed[])[] {
  const standing = list.findIndex((item) => item.id === id)
  if (standing === -1 || id === before) return [[]]
  const others = list.filter((item) => item.id !== id)
  const found = before === null ? -1 : others.findIndex((item) => item.id === before)
  const at = found === -1 ? others.length : found
  if (at === standing) return [[]]
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

/** The first gets the number after `from`; whoever stood there goes on by one, and so on up to a gap. */
function push(row: readonly Placed[], from: number, direction: 1 | -1): Placed[] {
  const [first, ...inTheWay] = row
  if (first === undefined) return []
  const pushed = [{ id: first.id, order: from + direction }]
  for (const { id, order } of inTheWay) {
    const taken = from + pushed.length * direction
    if ((order - taken) * direction > 0) break
    pushed.push({ id, order: taken + direction })
  }
  return pushed
}
