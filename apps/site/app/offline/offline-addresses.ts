import { splitLocale } from '@minikran/domain/catalogue/product-path'

// What is looked up on a building site; forms, own pages and calls are never kept.
const kept = /^\/(?:$|produkter(?:\/|$)|kranvaljaren$|regioner$|region\/)/

/** May a copy of this page be kept for when there is no connection? */
export function isOfflinePage({ pathname }: Pick<URL, 'pathname'>): boolean {
  const { path } = splitLocale(pathname)
  return kept.test(path) && !path.endsWith('.data')
}

/** A product's page: kept also when it was reached without loading its document. */
export function isProductPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/produkter\/[^/]+\/[^/]+\/[^/]+$/.test(splitLocale(pathname).path)
}
