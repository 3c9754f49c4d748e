import { isProductPage } from './kept-addresses.ts'

type NavigationApi = {
  addEventListener: (type: 'currententrychange', listener: () => void) => void
}

/** Registers the worker that keeps visited pages; tells it of products reached without a document. */
export async function keepForOffline(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const { navigation } = window as { navigation?: NavigationApi }
  navigation?.addEventListener('currententrychange', () => {
    if (!isProductPage(location)) return
    navigator.serviceWorker.controller?.postMessage({ visited: location.href })
  })
}
