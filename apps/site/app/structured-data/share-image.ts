import { localizedPath } from '@minikran/domain/catalogue/product-path'
import { pageTitle } from '@minikran/i18n/page-titles'
import type { PageFacts } from './page-facts.ts'

const ofItem = /^\/(produkter|nyhet|presentation|region)\//

/** The picture for link previews: the page's own, which the server makes from its address. */
export function shareImage({ publicUrl, path, locale, answers }: PageFacts): string {
  const product = answers.getProductObj
  const isShared = ofItem.test(path) || pageTitle(path, locale) !== null
  let name = path === '/' || !isShared ? '/minikran' : path
  // A machine may move to another category, and its picture stays in what others have kept.
  if (product?.path === path) name = `/produkt/${encodeURIComponent(product.product_slug)}`
  return `${publicUrl}/og${localizedPath(name, locale)}.png`
}
