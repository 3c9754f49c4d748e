import { type ChangeEvent, type KeyboardEvent, useRef } from 'react'

/**
 * Makes the choice in a dropdown act at once (specification §2). Stepping through a closed one by
 * keys chooses at every step, so that it waits for Enter or the form's button.
 */
export function useChoiceAtOnce() {
  const isStepping = useRef(false)
  return {
    onPointerDown() {
      isStepping.current = false
    },
    onKeyDown({ key, altKey }: KeyboardEvent) {
      // These open the list, where only the last word is a choice.
      isStepping.current = !altKey && key !== ' ' && key !== 'Enter'
    },
    onChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
      if (!isStepping.current) currentTarget.form?.requestSubmit()
    },
  }
}
