import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { newTypeface } from './typeface.ts'

let fetched: { face: FontFace; on: string } | undefined

/**
 * Fetches the typeface once the first page stands and puts it to use when the visitor goes on to
 * another page, where everything changes anyway: text never moves under a reader's eyes.
 */
export function useTypeface() {
  const { pathname } = useLocation()
  // The browser's set of typefaces.
  useLayoutEffect(() => {
    fetched ??= { face: fetchTypeface(), on: pathname }
    const isReady = fetched.face.status === 'loaded'
    if (isReady && pathname !== fetched.on) document.fonts.add(fetched.face)
  }, [pathname])
}

function fetchTypeface(): FontFace {
  const face = newTypeface()
  // A typeface that does not come is no error: the fallback stays.
  face.load().catch(() => {})
  return face
}
