import { errorAddress } from './late-part.ts'

const key = 'loadedWhole'

type Browser = {
  memory: Pick<Storage, 'getItem' | 'setItem'>
  go: (address: string) => void
}

/**
 * A page's script is gone, as after a deploy: the server's own page instead, which names the new
 * scripts. When that did not help before, /fel.
 */
export function leaveForWholePage(path: string, { memory, go }: Browser): void {
  const isTried = !keepTry(path, memory)
  go(isTried ? errorAddress(path) : path)
}

/** False when the page was tried before, or when nobody could remember that it was. */
function keepTry(path: string, memory: Browser['memory']): boolean {
  try {
    if (memory.getItem(key) === path) return false
    memory.setItem(key, path)
    return true
  } catch {
    return false
  }
}
