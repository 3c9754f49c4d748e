/**
 * The requested pages that are not shown yet, the last one last. An intermediate page changes
 * nothing; a page that was not requested, such as by the browser's back, resets the list.
 */
export function pendingPages(asked: readonly number[], shown: number): readonly number[] {
  const isOnTheWay = asked.includes(shown) && asked.at(-1) !== shown
  return isOnTheWay ? asked : [shown]
}
