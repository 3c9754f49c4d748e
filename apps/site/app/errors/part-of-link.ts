import { awaitPart } from './late-part.ts'

type Link = { address: string; go?: (address: string) => void }

/**
 * The script of a link that opens something on its page. When the script does not come, the link's
 * address is opened, unless the visitor has gone on to something else meanwhile; then null.
 */
export async function partOfLink<T>(
  part: Promise<T>,
  { address, go = (to) => location.assign(to) }: Link,
): Promise<T | null> {
  const { href } = location
  let hasGoneOn = false
  const watch = (event: Event) => {
    // The second click of two is still about the same link.
    if (!(event instanceof MouseEvent && event.detail > 1)) hasGoneOn = true
  }
  const watched = new AbortController()
  for (const name of ['click', 'input'])
    window.addEventListener(name, watch, { capture: true, signal: watched.signal })
  try {
    return await awaitPart(part)
  } catch {
    if (!hasGoneOn && location.href === href) go(address)
    return null
  } finally {
    watched.abort()
  }
}
