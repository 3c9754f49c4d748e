import { useEffect, useRef } from 'react'

/**
 * A field that shows a value of the address and follows its changes, but not over what is typed while
 * its form is under way. A key per value would lose that, and the focus.
 */
export function useFollowedField<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
) {
  const ref = useRef<Control>(null)
  const shown = useRef(value)
  const sent = useRef<string | null>(null)
  useEffect(() => {
    const field = ref.current
    if (field === null || shown.current === value) return
    const isTypedSince = sent.current !== null && field.value !== sent.current
    shown.current = value
    sent.current = null
    if (!isTypedSince) field.value = value
  }, [value])
  /** For the form's `onSubmit`. */
  const noteSent = () => {
    sent.current = ref.current?.value ?? null
  }
  return { ref, noteSent }
}
