import type { MiddlewareFunction } from 'react-router'
import { hydrateWaitingIslands } from '../islands/island.tsx'
import { storedText, storeText } from '../page-data/stored-text.ts'
import { errorAddress, partTimeOutMs } from './late-part.ts'
import { leaveForWholePage } from './lost-part.ts'

// Where storage is disabled, the visitor presses the link once more.
const goingTo = { storage: 'sessionStorage', key: 'goingTo' } as const

// What fails on a page goes there once the page itself has said so.
const errorPage = /^(?:\/en)?\/(?:error|fel)$/

/**
 * A navigation that takes too long ends at /fel. Where it goes is noted meanwhile: React Router
 * answers a page script that does not come by loading the page that is being left again. From there
 * `stayWithoutScript` goes on, in older browsers `goOnAfterReload`.
 */
export const watchNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET') {
    void hydrateWaitingIslands()
    return next()
  }
  if (errorPage.test(pathname + search)) return withParts(next)
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

type NavigationApi = {
  addEventListener: (
    type: 'navigate',
    listener: (event: Event & { navigationType: string }) => void,
  ) => void
}

/**
 * Keeps the page when React Router asks for a reload: also a script that was only fetched in advance
 * did not come then. The browser's own reload dispatches no event.
 */
export function stayWithoutScript(): void {
  const { navigation } = globalThis as { navigation?: NavigationApi }
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return
    event.preventDefault()
    const address = storedText(goingTo)
    storeText(goingTo, '')
    if (address !== '') leaveForWholePage(address)
  })
}

/** Opens the page that was on its way when this one was loaded again. */
export function goOnAfterReload(go = (address: string) => location.replace(address)): void {
  const address = storedText(goingTo)
  storeText(goingTo, '')
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  if (isReload && address !== '') go(address)
}
