import { type RefObject, useLayoutEffect } from 'react'
import type { Paging } from './use-paging.ts'

/** Arrow keys, Home and End turn pages while no other dialog is above, except in a player or a field. */
export function usePagingKeys(
  { to, by }: Paging,
  count: number,
  dialogRef: RefObject<HTMLDialogElement | null>,
): void {
  // Before the dialog is painted: the first key may come as soon as it is seen.
  useLayoutEffect(() => {
    const turns = new Map([
      ['ArrowLeft', () => by(-1)],
      ['ArrowRight', () => by(1)],
      ['Home', () => to(1)],
      ['End', () => to(count)],
    ])
    const handleKey = (event: KeyboardEvent) => {
      const turn = turns.get(event.key)
      const topmost = [...document.querySelectorAll('dialog:modal')].at(-1)
      if (topmost !== dialogRef.current) return
      const isInControl = event.target instanceof Element && event.target.closest('video, input')
      if (turn === undefined || isInControl || event.altKey || event.ctrlKey || event.metaKey)
        return
      event.preventDefault()
      turn()
    }
    // In capture: the carousel's parts stop arrow keys from bubbling.
    document.addEventListener('keydown', handleKey, true)
    return () => document.removeEventListener('keydown', handleKey, true)
  })
}
