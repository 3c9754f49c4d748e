import type { MiddlewareFunction } from 'react-router'
import { hydrateWaitingIslands } from '../islands/island.tsx'
import { awaitPart, leaveForError } from './late-part.ts'

const key = 'goingTo'

/**
 * A navigation that takes too long ends at /fel. Where it goes is noted
 * meanwhile: React Router answers a page script that is gone, as after a deploy, by loading the page
 * that is being left again, and from there `goOnAfterReload` goes on.
 */
export const watchNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET') {
    void hydrateWaitingIslands()
    return next()
  }
  note(pathname + search)
  try {
    return await awaitPart(withParts(next), () => {
      if (!request.signal.aborted) leaveForError()
    })
  } finally {
    if (!request.signal.aborted) note(null)
  }
}

/** What `next` answers, once the page that is being left can be taken through the transition. */
async function withParts(next: () => Promise<unknown>) {
  const [answer] = await Promise.all([next(), hydrateWaitingIslands()])
  return answer
}

/** Opens the page that was on its way when this one was loaded again. */
export function goOnAfterReload(go = (address: string) => location.replace(address)): void {
  const address = noted()
  note(null)
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  if (isReload && address !== null) go(address)
}

// Where storage is switched off, the visitor presses the link once more.
function note(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, address)
  } catch {}
}

function noted(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
