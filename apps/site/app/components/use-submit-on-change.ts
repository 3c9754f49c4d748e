import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/**
 * Submits the form when a dropdown changes. Keys change a closed dropdown at every step, so then it
 * waits for Enter or for the form's button, which must be shown from then on (`isByKeys`).
 */
export function useSubmitOnChange() {
  const isStepping = useRef(false)
  const [isByKeys, setIsByKeys] = useState(false)
  const handlers = {
    onPointerDown() {
      isStepping.current = false
    },
    onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
      const { key, altKey, currentTarget } = event
      if (key === 'Enter' && isStepping.current) {
        event.preventDefault()
        currentTarget.form?.requestSubmit()
        return
      }
      // These open the list, where only the last option is a choice.
      isStepping.current = !altKey && key !== ' ' && key !== 'Enter'
    },
    onChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
      if (isStepping.current) setIsByKeys(true)
      else currentTarget.form?.requestSubmit()
    },
  }
  return { handlers, isByKeys, isStepping }
}
