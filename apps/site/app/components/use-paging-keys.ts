import { useEffect } from 'react'

type Paging = { number: number; count: number; go: (page: number) => void }

/** Arrow keys, Home and End turn pages, wherever the focus is but in a player or a field. */
export function usePagingKeys({ number, count, go }: Paging): void {
  useEffect(() => {
    const pages: Record<string, number> = {
      ArrowLeft: number - 1,
      ArrowRight: number + 1,
      Home: 1,
      End: count,
    }
    const turn = (event: KeyboardEvent) => {
      const page = pages[event.key]
      const isTaken = event.target instanceof Element && event.target.closest('video, input')
      if (page === undefined || isTaken || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      go(page)
    }
    // On the way down: dialogs keep arrow keys to themselves on the way up.
    document.addEventListener('keydown', turn, true)
    return () => document.removeEventListener('keydown', turn, true)
  })
}
