import { type RefObject, useEffect } from 'react'

// Specification §9.
const closeAfterMs = 3000
const lookEveryMs = 100

/**
 * Closes a dialog 3 s after it was last attended to: a mouse over it, or a focus that a person put
 * there (specification §4, ux.md). Focus that script moved after a tap or click does not count.
 */
export function useCloseWhenLeft(inside: RefObject<HTMLElement | null>, close: () => void) {
  // The clock and the pointer.
  useEffect(() => {
    const dialog = inside.current?.closest('[role=dialog]')
    if (!dialog) return
    let leftForMs = 0
    const isAttended = () => isHovered(dialog) || dialog.querySelector(':focus-visible') !== null
    const timer = setInterval(() => {
      leftForMs = isAttended() ? 0 : leftForMs + lookEveryMs
      if (leftForMs >= closeAfterMs) close()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [inside, close])
}

// On a touch screen the last thing tapped counts as hovered for ever.
function isHovered(dialog: Element): boolean {
  return matchMedia('(hover: hover)').matches && dialog.matches(':hover')
}
