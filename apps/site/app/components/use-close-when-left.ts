import { type RefObject, useEffect } from 'react'

const closeAfterMs = 3000
const lookEveryMs = 100
// A hand that lies on the mouse moves it less.
const leastPathPx = 10

/**
 * Closes a dialog 3 s after it was last attended to: somebody who reads in it
 * has moved the pointer there or pressed a key (ux.md). A pointer that rests where the form was
 * sent from and a focus that script has moved are nobody's.
 */
export function useCloseWhenLeft(inside: RefObject<HTMLElement | null>, close: () => void) {
  // The clock, the pointer and the keys.
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog]')
    if (!dialog) return
    const attention = watchAttention(dialog)
    let leftForMs = 0
    const timer = setInterval(() => {
      leftForMs = attention.isHere() ? 0 : leftForMs + lookEveryMs
      if (leftForMs >= closeAfterMs) close()
    }, lookEveryMs)
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
  // What the layout moves under a resting pointer is told as a move of no length.
  on('pointermove', ({ movementX, movementY }) => {
    path += Math.abs(movementX) + Math.abs(movementY)
  })
  // A finger leaves when it is lifted.
  on('pointerleave', () => {
    path = 0
  })
  // The key that has sent the form may still be down.
  on('keydown', ({ repeat }) => {
    isByKeys ||= !repeat
  })
  return {
    isHere: () => path > leastPathPx || (isByKeys && dialog.contains(document.activeElement)),
    stop: () => listeners.abort(),
  }
}
