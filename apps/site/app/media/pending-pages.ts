/**
 * The requested pages that are not shown yet, the last one last. An intermediate page changes
 * nothing; a page that was not requested, such as by the browser's back, resets the list.
 */
export function pendingPages(requested: readonly number[], shown: number): readonly number[] {
  const isIntermediate = requested.includes(shown) && requested.at(-1) !== shown
  return isIntermediate ? requested : [shown]
}
