import { type TouchEvent, useRef } from 'react'

const farPx = 60

/** Calls back with 1 for a swipe to the left (next) and -1 for one to the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      // Two fingers zoom; the player handles its own swipes.
      const isOwn = event.touches.length === 1 && !(event.target instanceof HTMLVideoElement)
      start.current = isOwn && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      const from = start.current
      start.current = null
      if (from === null || touch === undefined) return
      const x = touch.clientX - from.x
      const y = touch.clientY - from.y
      if (Math.abs(x) >= farPx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
