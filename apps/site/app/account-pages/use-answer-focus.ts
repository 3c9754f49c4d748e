import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the element with the ref at every new answer to a form. */
export function useAnswerFocus<Shown extends HTMLElement>(
  answer: unknown,
): RefObject<Shown | null> {
  const ref = useRef<Shown>(null)
  useEffect(() => {
    if (answer !== null) ref.current?.focus()
  }, [answer])
  return ref
}
