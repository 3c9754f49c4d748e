import { useEffect } from 'react'
import { takeEarlyPresses } from './early-presses.ts'

/** Does what was pressed before the page woke. Parts that still sleep have taken theirs by now. */
export function useEarlyPresses() {
  // The page as it was before its script.
  useEffect(() => {
    for (const button of takeEarlyPresses(document)) button.click()
  }, [])
}
