import { useLayoutEffect, useRef } from 'react'
import { pendingPages } from './pending-pages.ts'

type Pages = { number: number; count: number; go: (page: number) => void }
export type Paging = {
  to: (page: number) => void
  /** One page on, or one back. */
  by: (step: 1 | -1) => void
}

/**
 * Turns pages. A key or a press that comes before the last one's page is shown goes on from that
 * page, not from the one that is still to be seen.
 */
export function usePaging({ number, count, go }: Pages): Paging {
  const asked = useRef<readonly number[]>([number])
  // Before the next key can meet the page.
  useLayoutEffect(() => {
    asked.current = pendingPages(asked.current, number)
  }, [number])
  const from = () => asked.current.at(-1) ?? number
  const to = (page: number) => {
    if (page < 1 || page > count || page === from()) return
    asked.current = [...asked.current, page]
    go(page)
  }
  return { to, by: (step) => to(from() + step) }
}
