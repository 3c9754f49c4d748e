import { splitLocale } from '@minikran/domain/catalogue/product-path'

// Pages that are useful without a network; forms, account pages and API calls are never saved.
const offlinePaths = /^\/(?:$|produkter(?:\/|$)|kranvaljaren$|regioner$|region\/)/

/** Whether the page may be saved for offline use. */
export function isOfflinePage({ pathname }: Pick<URL, 'pathname'>): boolean {
  const { path } = splitLocale(pathname)
  return offlinePaths.test(path) && !path.endsWith('.data')
}

/** Product pages are saved also after a navigation without a document. */
export function isProductPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/produkter\/[^/]+\/[^/]+\/[^/]+$/.test(splitLocale(pathname).path)
}
