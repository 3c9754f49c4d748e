import { errorAddress } from './late-part.ts'

const key = 'loadedWhole'

type Browser = {
  memory: Pick<Storage, 'getItem' | 'setItem'>
  go: (address: string) => void
  /** When the page that is being left was opened: what one page tries twice is one try. */
  openedMs: number
}

/**
 * A page's script is gone, as after a deploy: the server's own page instead, which names the new
 * scripts. When that did not help before, /fel.
 */
export function leaveForWholePage(path: string, { memory, go, openedMs }: Browser): void {
  const isTried = !keepTry(`${openedMs} ${path}`, memory)
  go(isTried ? errorAddress(path) : path)
}

/** False when another page has tried the same before, or when nobody could remember that it did. */
function keepTry(attempt: string, memory: Browser['memory']): boolean {
  const pathOf = (kept: string) => kept.slice(kept.indexOf(' '))
  try {
    const before = memory.getItem(key) ?? ''
    if (before !== attempt && pathOf(before) === pathOf(attempt)) return false
    memory.setItem(key, attempt)
    return true
  } catch {
    return false
  }
}
