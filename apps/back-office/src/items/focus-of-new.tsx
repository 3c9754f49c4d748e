import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The state of a redirect to an item that was just made, by a copy or by the form of a new one. */
export const justMade = { isJustMade: true }

/** The button that made the item went with its form: the keyboard goes on at the first field. */
export function FocusOfNew() {
  const mark = useRef<HTMLSpanElement>(null)
  const { state } = useLocation()
  const isJustMade = state?.isJustMade === true
  useEffect(() => {
    if (!isJustMade) return
    const fields = mark.current?.closest('form')?.querySelectorAll<HTMLElement>(focusable)
    fields?.[0]?.focus()
  }, [isJustMade])
  return <span ref={mark} hidden />
}

const focusable = '[role=combobox], input:enabled:not([aria-hidden]), textarea:enabled'
