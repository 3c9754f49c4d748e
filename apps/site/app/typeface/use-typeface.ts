import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { newTypeface } from './typeface.ts'

let fetched: { face: FontFace; on: string } | undefined

/**
 * Loads the typeface after the first page and uses it from the next navigation on, so that no
 * visible text moves.
 */
export function useTypeface() {
  const { pathname } = useLocation()
  // The `document.fonts` set.
  useLayoutEffect(() => {
    fetched ??= { face: fetchTypeface(), on: pathname }
    const isReady = fetched.face.status === 'loaded'
    if (isReady && pathname !== fetched.on) document.fonts.add(fetched.face)
  }, [pathname])
}

function fetchTypeface(): FontFace {
  const face = newTypeface()
  // When it cannot be loaded, the fallback stays.
  face.load().catch(() => {})
  return face
}
