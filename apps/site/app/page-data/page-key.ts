import { splitLocale } from '@minikran/domain/catalogue/product-path'

/** A page's text is found by its Swedish address: `transporter` for `/en/transporter`. */
export function pageKey(url: URL): string {
  return splitLocale(url.pathname).path.slice(1)
}
