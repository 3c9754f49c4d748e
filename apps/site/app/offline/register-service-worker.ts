import { isProductPage } from './offline-addresses.ts'

type NavigationApi = {
  addEventListener: (type: 'currententrychange', listener: () => void) => void
}

/** Registers the service worker and tells it of product pages visited without a document. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const worker = await navigator.serviceWorker.ready
  const [document] = performance.getEntriesByType('navigation')
  const tell = () => {
    // The worker sees documents itself.
    if (!isProductPage(location) || location.href === document?.name) return
    worker.active?.postMessage({ visited: location.href })
  }
  tell()
  const { navigation } = window as { navigation?: NavigationApi }
  navigation?.addEventListener('currententrychange', tell)
}
