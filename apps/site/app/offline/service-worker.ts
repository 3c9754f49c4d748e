import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isOfflinePage } from './offline-addresses.ts'
import { isStorable, noCopyPage, withSavedNotice, withTimeSaved } from './saved-page.ts'

/** The part of a worker's own scope that the browser's types leave to another library. */
type WorkerEvent = Event & {
  waitUntil: (work: Promise<unknown>) => void
  data?: { visited?: string }
}
type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>
  }
  registration: ServiceWorkerRegistration
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}

// Workbox names an event that the page's own types do not know.
type HandledEvent = Extract<Parameters<CacheFirst['handle']>[0], { event: unknown }>['event']

const worker = globalThis as unknown as WorkerScope
const monthSeconds = 30 * 86_400
const patienceSeconds = 10

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number]

/** The oldest go first, and all of them when the browser has no room left. */
const expiry = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: monthSeconds,
    purgeOnQuotaError: true,
  }) as Plugin

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [expiry(150)],
})

// The network always comes first: a copy is only shown when there is none, or one that brings
// nothing for so long, and says so.
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    expiry(60),
    {
      cacheWillUpdate: async ({ response }) =>
        isStorable(response) ? withTimeSaved(response, Date.now()) : null,
      cacheDidUpdate: async ({ newResponse, event }) => saveAssetsOf(newResponse.clone(), event),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse === undefined ? null : withSavedNotice(cachedResponse),
      handlerDidError: async ({ request }) => noCopyPage(new URL(request.url)),
    },
  ],
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfflinePage(url),
  pages,
)
// Their names carry a hash: what has the name has the content.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/upload/images/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [expiry(60)],
  }),
)

// A new version takes over at once: pages and files of an older one stay beside each other by name.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
worker.addEventListener('message', (event) => {
  if (event.data?.visited !== undefined) event.waitUntil(keep(event.data.visited, event))
})

async function takeOver(event: WorkerEvent): Promise<void> {
  // A preload asks for every page, also for those that are left to the browser, which asks again.
  // An earlier version of this worker has switched it on, and it stays on until it is switched off.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
  // Pages that were open before there was a worker have been visited too.
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  await Promise.all(open.map(({ url }) => keep(url, event)))
}

/** A page as a visit to it would have kept it. */
async function keep(address: string, event: WorkerEvent): Promise<void> {
  const url = new URL(address)
  if (!isOfflinePage(url)) return
  const request = new Request(url.pathname + url.search)
  const [, done] = pages.handleAll({ request, event: event as HandledEvent })
  await done
}

/** Whatever the page names, so that it can also be used, not only read. */
async function saveAssetsOf(page: Response, event: HandledEvent): Promise<void> {
  const html = await page.text()
  const names = new Set(html.match(/\/assets\/[\w.-]+/g))
  const kept = [...names].map((name) => assets.handle({ request: new Request(name), event }))
  await Promise.allSettled(kept)
}
