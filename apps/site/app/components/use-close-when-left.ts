import { type RefObject, useEffect } from 'react'

const closeAfterMs = 3000
const checkEveryMs = 100
// A resting hand moves the mouse less than this.
const leastPathPx = 10

/**
 * Closes a dialog 3 s after it was last used: the pointer has moved in it or a key was pressed. A
 * pointer that rests where the form was sent and a focus set by script do not count.
 */
export function useCloseWhenLeft(inside: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog]')
    if (!dialog) return
    const attention = watchAttention(dialog)
    let unusedMs = 0
    const timer = setInterval(() => {
      unusedMs = attention.isHere() ? 0 : unusedMs + checkEveryMs
      if (unusedMs >= closeAfterMs) close()
    }, checkEveryMs)
    return () => {
      clearInterval(timer)
      attention.stop()
    }
  }, [inside, close])
}

function watchAttention(dialog: HTMLElement) {
  let path = 0
  let isByKeys = false
  const listeners = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listen: (event: HTMLElementEventMap[Type]) => void,
  ) => dialog.addEventListener(type, listen, { signal: listeners.signal })
  // When the layout moves under a resting pointer, browsers report a move of length 0.
  on('pointermove', ({ movementX, movementY }) => {
    path += Math.abs(movementX) + Math.abs(movementY)
  })
  // A finger leaves when it is lifted.
  on('pointerleave', () => {
    path = 0
  })
  // The key that sent the form may still be down.
  on('keydown', ({ repeat }) => {
    isByKeys ||= !repeat
  })
  return {
    isHere: () => path > leastPathPx || (isByKeys && dialog.contains(document.activeElement)),
    stop: () => listeners.abort(),
  }
}
