import { storedText, storeText } from '../page-data/stored-text.ts'
import { errorAddress } from './late-part.ts'

const lastTry = { storage: 'sessionStorage', key: 'loadedWhole' } as const

/**
 * A page's script is gone, as after a deploy: the server's own page instead, which names the new
 * scripts. When that did not help before, /fel.
 */
export function leaveForWholePage(path: string): void {
  // With the time at which this page was opened: what one page tries twice is one try.
  const isKept = keepTry(`${performance.timeOrigin} ${path}`)
  location.assign(isKept ? path : errorAddress(path))
}

/** False when another page has tried the same before, or when nobody could remember that it did. */
function keepTry(attempt: string): boolean {
  const pathOf = (kept: string) => kept.slice(kept.indexOf(' '))
  const before = storedText(lastTry)
  if (before !== attempt && pathOf(before) === pathOf(attempt)) return false
  return storeText(lastTry, attempt)
}
