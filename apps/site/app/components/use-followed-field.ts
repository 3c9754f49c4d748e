import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A field that shows a value of the address and follows its changes, but not over what is typed while
 * its form is under way. A key per value would lose that, and the focus. `all`: the values of all
 * fields of its form.
 */
export function useFollowedField<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  all = value,
) {
  const { key } = useLocation()
  const ref = useRef<Control>(null)
  const shown = useRef({ all, key })
  const sent = useRef<{ value: string; from: string } | null>(null)
  useEffect(() => {
    const field = ref.current
    const before = shown.current
    shown.current = { all, key }
    if (field === null || before.all === all) return
    const isUnderWay = sent.current?.from === before.key
    if (!isUnderWay || field.value === sent.current?.value) field.value = value
  }, [value, all, key])
  /** For the form's `onSubmit`. */
  const noteSent = () => {
    sent.current = ref.current && { value: ref.current.value, from: key }
  }
  return { ref, noteSent }
}
