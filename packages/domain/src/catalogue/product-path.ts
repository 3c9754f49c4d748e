export type Locale = 'sv' | 'en'

type ProdcatSlugs = { prodcat_slug: string }
type ProdsubcatSlugs = ProdcatSlugs & { prodsubcat_slug: string }
type ProductSlugs = ProdsubcatSlugs & { product_slug: string }

/** Swedish address of a category; `localizedPath` makes the English twin. */
export function prodcatPath({ prodcat_slug }: ProdcatSlugs): string {
  return `/produkter/${encodeURIComponent(prodcat_slug)}`
}

export function prodsubcatPath(slugs: ProdsubcatSlugs): string {
  return `${prodcatPath(slugs)}/${encodeURIComponent(slugs.prodsubcat_slug)}`
}

export function productPath(slugs: ProductSlugs): string {
  return `${prodsubcatPath(slugs)}/${encodeURIComponent(slugs.product_slug)}`
}

export function depotPath({ depot_slug }: { depot_slug: string }): string {
  return `/region/${encodeURIComponent(depot_slug)}`
}

export function postPath({ post_slug }: { post_slug: string }): string {
  return `/nyhet/${encodeURIComponent(post_slug)}`
}

export function presentationPath(presentation: { presentation_slug: string }): string {
  return `/presentation/${encodeURIComponent(presentation.presentation_slug)}`
}

/** A Swedish site path, with its query, in the given language: `/en` before it. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === 'sv') return path
  const isHome = path === '/' || path.startsWith('/?') || path.startsWith('/#')
  return isHome ? `/en${path.slice(1)}` : `/en${path}`
}

/** The language an address decides, and its Swedish twin: the inverse of `localizedPath`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const isEnglish =
    path === '/en' || ['/en/', '/en?', '/en#'].some((start) => path.startsWith(start))
  if (!isEnglish) return { locale: 'sv', path }
  const rest = path.slice('/en'.length)
  return { locale: 'en', path: rest.startsWith('/') ? rest : `/${rest}` }
}
