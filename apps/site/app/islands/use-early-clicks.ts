import { useEffect } from 'react'

/** Replays the clicks from before hydration; an island that has not loaded records them again. */
export function useEarlyClicks() {
  // The clicks that the inline script has recorded.
  useEffect(() => {
    for (const button of window.earlyClicks ?? []) button.click()
    window.earlyClicks = []
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
