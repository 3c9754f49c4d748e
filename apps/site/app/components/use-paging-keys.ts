import { useEffect, useRef } from 'react'

type Paging = { number: number; count: number; go: (page: number) => void }

/** Arrow keys, Home and End turn pages, wherever the focus is but in a player or a field. */
export function usePagingKeys({ number, count, go }: Paging): void {
  // A key pressed before the last one's page is shown goes on from that page.
  const asked = useRef(number)
  useEffect(() => {
    asked.current = number
  }, [number])
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const page = pageBy(event.key, asked.current, count)
      const isTaken = event.target instanceof Element && event.target.closest('video, input')
      if (page === undefined || isTaken || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (page < 1 || page > count || page === asked.current) return
      asked.current = page
      go(page)
    }
    // On the way down: dialogs keep arrow keys to themselves on the way up.
    document.addEventListener('keydown', turn, true)
    return () => document.removeEventListener('keydown', turn, true)
  })
}

function pageBy(key: string, number: number, count: number): number | undefined {
  const pages: Record<string, number> = {
    ArrowLeft: number - 1,
    ArrowRight: number + 1,
    Home: 1,
    End: count,
  }
  return pages[key]
}
