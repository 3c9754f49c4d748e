import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/**
 * Makes the choice in a dropdown act at once. Stepping through a closed one by
 * keys chooses at every step, so that it waits for Enter or the form's button, which must be there
 * from then on (`isByKeys`).
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
      // These open the list, where only the last word is a choice.
      isStepping.current = !altKey && key !== ' ' && key !== 'Enter'
    },
    onChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
      if (isStepping.current) setIsByKeys(true)
      else currentTarget.form?.requestSubmit()
    },
  }
  return { handlers, isByKeys, isStepping }
}
