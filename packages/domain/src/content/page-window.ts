/** The pager of a presentation shows at most this many pages. */
export const mostPagesShown = 6

/** The page numbers that a pager shows, with the current page near the middle. */
export function pageWindow(current: number, count: number): number[] {
  const shown = Math.min(count, mostPagesShown)
  const before = Math.floor((shown - 1) / 2)
  const first = Math.max(1, Math.min(current - before, count - shown + 1))
  return Array.from({ length: shown }, (_, index) => first + index)
}
