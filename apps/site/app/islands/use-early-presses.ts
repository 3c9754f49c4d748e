import { useEffect } from 'react'

/** Does what was pressed before the page's script came; parts that wait hear it like any press. */
export function useEarlyPresses() {
  // The page as it was before its script.
  useEffect(() => {
    for (const button of window.earlyPresses ?? []) button.click()
    window.earlyPresses = []
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
