import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isOfflinePage } from './offline-addresses.ts'
import { copyToKeep, fileToKeep, noCopyPage, withSavedNotice } from './saved-page.ts'

/** The part of the worker's global scope that the DOM types lack. */
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

// A Workbox event that the DOM types lack.
type HandledEvent = Extract<Parameters<CacheFirst['handle']>[0], { event: unknown }>['event']

const worker = globalThis as unknown as WorkerScope
const monthSeconds = 30 * 86_400
const patienceSeconds = 10

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number]

/** The oldest are deleted first, and all when storage is full. */
const expiry = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: monthSeconds,
    purgeOnQuotaError: true,
  }) as Plugin

// Also when it is read: an earlier version kept pages in the place of files.
const filesOnly: Plugin = {
  cacheWillUpdate: async ({ response }) => fileToKeep(response),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse === undefined ? null : fileToKeep(cachedResponse),
}

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [expiry(150), filesOnly],
})

// Network first: the copy is shown when the network fails or does not answer in time.
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    expiry(60),
    {
      cacheWillUpdate: async ({ response }) => copyToKeep(response, Date.now()),
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
// File names contain a hash of the content.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/upload/images/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [expiry(60), filesOnly],
  }),
)

// A new version takes over at once; files of different versions have different names.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
worker.addEventListener('message', (event) => {
  if (event.data?.visited !== undefined) event.waitUntil(savePage(event.data.visited, event))
})

async function takeOver(event: WorkerEvent): Promise<void> {
  // Navigation preload would request every page twice that the worker leaves to the browser. An
  // earlier version enabled it, and it stays enabled until it is disabled.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
  // Pages that were open before the worker are saved, too.
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  await Promise.all(open.map(({ url }) => savePage(url, event)))
}

/** Saves a page as its visit would have. */
async function savePage(address: string, event: WorkerEvent): Promise<void> {
  const url = new URL(address)
  if (!isOfflinePage(url)) return
  const request = new Request(url.pathname + url.search)
  const [, done] = pages.handleAll({ request, event: event as HandledEvent })
  await done
}

/** Saves the files that the page names, so that it also works offline. */
async function saveAssetsOf(page: Response, event: HandledEvent): Promise<void> {
  const html = await page.text()
  const names = new Set(html.match(/\/assets\/[\w.-]+/g))
  const saved = [...names].map((name) => assets.handle({ request: new Request(name), event }))
  await Promise.allSettled(saved)
}
