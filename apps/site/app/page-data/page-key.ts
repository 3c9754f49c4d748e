import { splitLocale } from '@minikran/domain/catalogue/product-path'

/** The key of a page's text is its Swedish path: `transporter` for `/en/transporter`. */
export function pageKey(url: URL): string {
  return splitLocale(url.pathname).path.slice(1)
}
