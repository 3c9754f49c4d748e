import { useEffect } from 'react'
import type { Paging } from './use-paging.ts'

/** Arrow keys, Home and End turn pages, except in a player or a field. */
export function usePagingKeys({ to, by }: Paging, count: number): void {
  // The keyboard.
  useEffect(() => {
    const turns = new Map([
      ['ArrowLeft', () => by(-1)],
      ['ArrowRight', () => by(1)],
      ['Home', () => to(1)],
      ['End', () => to(count)],
    ])
    const handleKey = (event: KeyboardEvent) => {
      const turn = turns.get(event.key)
      const isInControl = event.target instanceof Element && event.target.closest('video, input')
      if (turn === undefined || isInControl || event.altKey || event.ctrlKey || event.metaKey)
        return
      event.preventDefault()
      turn()
    }
    // In capture: dialogs stop arrow keys from bubbling.
    document.addEventListener('keydown', handleKey, true)
    return () => document.removeEventListener('keydown', handleKey, true)
  })
}
