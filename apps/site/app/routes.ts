import { type RouteConfig, route } from '@react-router/dev/routes'

/** A page's Swedish address; with `/en` before it, its English twin (contract §3). */
function page(path: string, folder: string) {
  const both = path === '' ? 'en?' : `en?/${path}`
  return route(both, `./pages/${folder}/page.tsx`, { id: folder, caseSensitive: true })
}

/** Every address of the site. */
export default [
  page('', 'home'),
  page('produkter', 'products'),
  page('produkter/:prodcat', 'product-category'),
  page('produkter/:prodcat/:prodsubcat', 'product-subcategory'),
  page('produkter/:prodcat/:prodsubcat/:product', 'product'),
  page('kranvaljaren', 'crane-selector'),
  page('kranvaljare', 'crane-results'),
  page('jamfor', 'compare'),
  page('nyheter', 'news'),
  page('nyhet/:post', 'post'),
  page('presentation/:presentation', 'presentation'),
  page('forfragan', 'inquiry'),
  page('regioner', 'depots'),
  page('region/:depot', 'depot'),
  page('fel', 'error'),
  page('*', 'unknown'),
  route('val/sprak', './preferences/choose-locale.ts'),
  route('val/pristyp', './preferences/choose-price-type.ts'),
  route('val/kakor', './preferences/choose-cookies.ts'),
] satisfies RouteConfig
