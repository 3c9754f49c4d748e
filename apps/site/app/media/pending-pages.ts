/**
 * The pages that turning goes on from, the last asked for at the end, once `shown` is shown. One
 * that was only on the way changes nothing; one that nobody asked for, such as by the browser's
 * back, starts anew.
 */
export function pendingPages(asked: readonly number[], shown: number): readonly number[] {
  const isOnTheWay = asked.includes(shown) && asked.at(-1) !== shown
  return isOnTheWay ? asked : [shown]
}
