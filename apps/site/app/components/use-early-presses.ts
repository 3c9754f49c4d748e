import { useEffect } from 'react'

/** Does what was pressed before the page woke; parts that still sleep hear it like any press. */
export function useEarlyPresses() {
  // The page as it was before its script.
  useEffect(() => {
    for (const button of window.earlyPresses ?? []) button.click()
    window.earlyPresses = []
  }, [])
}
