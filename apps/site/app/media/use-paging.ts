import { useLayoutEffect, useRef } from 'react'
import { pendingPages } from './pending-pages.ts'

type Pages = { number: number; count: number; go: (page: number) => void }
export type Paging = {
  to: (page: number) => void
  /** One page forward or back. */
  by: (step: 1 | -1) => void
}

/**
 * Turns pages. While a page is loading, the next step counts from the requested page, not from the
 * shown one.
 */
export function usePaging({ number, count, go }: Pages): Paging {
  const requested = useRef<readonly number[]>([number])
  // Before the next key event.
  useLayoutEffect(() => {
    requested.current = pendingPages(requested.current, number)
  }, [number])
  const from = () => requested.current.at(-1) ?? number
  const to = (page: number) => {
    if (page < 1 || page > count || page === from()) return
    requested.current = [...requested.current, page]
    go(page)
  }
  return { to, by: (step) => to(from() + step) }
}
