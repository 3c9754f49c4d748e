import type { MiddlewareFunction } from 'react-router'
import { hydrateWaitingIslands } from '../islands/island.tsx'
import { storedText, storeText } from '../page-data/stored-text.ts'
import { errorAddress, partTimeOutMs } from './late-part.ts'

// Where storage is disabled, the visitor presses the link once more.
const goingTo = { storage: 'sessionStorage', key: 'goingTo' } as const

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
  const forget = () => storeText(goingTo, '')
  storeText(goingTo, pathname + search)
  // A navigation that replaces this one is not always watched, such as one to a place of the same page.
  request.signal.addEventListener('abort', forget)
  const leave = () => {
    if (!request.signal.aborted) location.assign(errorAddress(pathname + search))
  }
  const timer = setTimeout(leave, partTimeOutMs)
  try {
    return await withParts(next)
  } finally {
    clearTimeout(timer)
    if (!request.signal.aborted) forget()
  }
}

/** What `next` answers, once the page that is being left can be taken through the transition. */
async function withParts(next: () => Promise<unknown>) {
  const [answer] = await Promise.all([next(), hydrateWaitingIslands()])
  return answer
}

/** Opens the page that was on its way when this one was loaded again. */
export function goOnAfterReload(go = (address: string) => location.replace(address)): void {
  const address = storedText(goingTo)
  storeText(goingTo, '')
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  if (isReload && address !== '') go(address)
}
