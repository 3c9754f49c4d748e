import { awaitPart } from './late-part.ts'
import { watchGoneOn } from './watch-gone-on.ts'

type Link = {
  address: string
  go?: (address: string) => void
  /** The part opens nothing over the page, so that it is used however late it comes. */
  opensNothing?: boolean
}

/**
 * The script of a link that opens something on its page. When the script does not come, the link's
 * address is opened. Null then, and when the visitor has gone on to something else meanwhile.
 */
export async function partOfLink<T>(
  part: Promise<T>,
  { address, go = (to) => location.assign(to), opensNothing = false }: Link,
): Promise<T | null> {
  const hasGoneOn = watchGoneOn()
  try {
    const loaded = await awaitPart(part)
    return hasGoneOn() && !opensNothing ? null : loaded
  } catch {
    if (!hasGoneOn()) go(address)
    return null
  }
}
