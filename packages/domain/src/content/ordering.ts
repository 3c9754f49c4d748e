export type Placed = { id: number; order: number }

const step = 10

/**
 * The new numbers when one item of a list moves to just before another, or to the end: only the
 * moved one's where there is a number free between its neighbours, else all are numbered anew.
 */
export function moveBefore(list: readonly Placed[], id: number, before: number | null): Placed[] {
  const moved = list.find((item) => item.id === id)
  if (moved === undefined || id === before) return []
  const others = list.filter((item) => item.id !== id)
  const found = before === null ? -1 : others.findIndex((item) => item.id === before)
  const at = found === -1 ? others.length : found
  const [previous, next] = [others[at - 1], others[at]]
  const order = between(previous?.order, next?.order)
  if (order !== null) return order === moved.order ? [] : [{ id, order }]
  return others
    .toSpliced(at, 0, moved)
    .map((item, index) => ({ id: item.id, order: (index + 1) * step }))
    .filter((item) => list.find((known) => known.id === item.id)?.order !== item.order)
}

function between(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? step : next - step
  if (next === undefined) return previous + step
  return next - previous > 1 ? previous + Math.floor((next - previous) / 2) : null
}
