import { type RouteConfig, route } from '@react-router/dev/routes'

/**
 * A page's Swedish address; with `/en` before it, its English twin (contract §3). Pages of one
 * kind share a folder, each under an id of its own.
 */
function page(path: string, folder: string, id: string = folder) {
  const both = path === '' ? 'en?' : `en?/${path}`
  return route(both, `./pages/${folder}/page.tsx`, { id, caseSensitive: true })
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
  page('anmalan', 'registration'),
  page('kreditansokan', 'credit'),
  page('regioner', 'depots'),
  page('region/:depot', 'depot'),
  page('vara-tjanster', 'services'),
  page('maskinuthyrning-utan-forare', 'rent', 'rent-without-operator'),
  page('maskinuthyrning-med-forare', 'rent', 'rent-with-operator'),
  page('utbildningar', 'educations'),
  page('transporter', 'content', 'transports'),
  page('reparation-service', 'workshop', 'repairs'),
  page('reservdelar', 'workshop', 'spare-parts'),
  page('leverantorer', 'suppliers'),
  page('about-us', 'about'),
  page('cookies', 'cookies'),
  page('gdpr', 'content', 'gdpr'),
  page('ie', 'outdated-browser'),
  page('fel', 'error'),
  page('*', 'unknown'),
  route('val/sprak', './preferences/choose-locale.ts'),
  route('val/pristyp', './preferences/choose-price-type.ts'),
  route('val/kakor', './preferences/choose-cookies.ts'),
] satisfies RouteConfig
