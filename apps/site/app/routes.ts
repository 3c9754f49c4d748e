import type { Locale } from '@minikran/domain/catalogue/product-path'
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page's Swedish address; `/en` before it is its English twin (contract §3). */
function pages(locale: Locale) {
  const at = (path: string, folder: string) => {
    const id = locale === 'en' ? `en.${folder}` : folder
    return route(path, `./pages/${folder}/page.tsx`, { id, caseSensitive: true })
  }

  return [
    at('produkter', 'products'),
    at('produkter/:prodcat', 'product-category'),
    at('produkter/:prodcat/:prodsubcat', 'product-subcategory'),
    at('produkter/:prodcat/:prodsubcat/:product', 'product'),
    at('kranvaljaren', 'crane-selector'),
    at('kranvaljare', 'crane-results'),
    at('jamfor', 'compare'),
    at('forfragan', 'inquiry'),
    at('fel', 'error'),
    at('*', 'unknown'),
  ]
}

export default [
  index('./pages/home/page.tsx', { id: 'home' }),
  ...pages('sv'),
  route('en', './pages/home/page.tsx', { id: 'en.home', caseSensitive: true }),
  ...prefix('en', pages('en')),
  route('val/sprak', './preferences/choose-locale.ts'),
  route('val/pristyp', './preferences/choose-price-type.ts'),
  route('val/kakor', './preferences/choose-cookies.ts'),
] satisfies RouteConfig
