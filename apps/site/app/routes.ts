import { type RouteConfig, route } from '@react-router/dev/routes'

/**
 * The Swedish path of a page; its English alternate has `/en` before it. Pages of one kind share a
 * folder, each under an id of its own.
 */
function page(path: string, folder: string, id: string = folder) {
  const both = path === '' ? 'en?' : `en?/${path}`
  return route(both, `./pages/${folder}/page.tsx`, { id, caseSensitive: true })
}

const choosePreference = './preferences/choose-preference.ts'

/** All routes of the site. */
export default [
  page('', 'home'),
  page('produkter', 'products'),
  page('produkter/:prodcat', 'product-category'),
  page('produkter/:prodcat/:prodsubcat', 'product-subcategory'),
  page('produkter/:prodcat/:prodsubcat/:product', 'product'),
  page('kranvaljaren', 'crane-selector'),
  page('kranvaljare', 'crane-results'),
  page('kranplansch', 'fleet-plate'),
  page('lyftplan', 'lift-plan'),
  page('lyftplan/jamfor', 'lift-plan-comparison'),
  page('jamfor', 'compare'),
  page('nyheter', 'news'),
  page('nyhet/:post', 'post'),
  page('presentation/:presentation', 'presentation'),
  page('forfragan', 'inquiry'),
  page('anmalan', 'registration'),
  page('anmalan/bekrafta', 'confirm-registration'),
  page('kreditansokan', 'credit'),
  page('servicearende', 'service'),
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
  page('mina-sidor/logga-in', 'log-in'),
  page('mina-sidor/utloggad', 'logged-out', 'logged-out-own'),
  page('utloggad', 'logged-out', 'logged-out-forced'),
  page('mina-sidor/glomt-losenord', 'forgotten-password'),
  page('mina-sidor/nytt-losenord', 'new-password'),
  page('mina-sidor/bekrafta-epost', 'confirm-address'),
  page('mina-sidor/skapa-konto', 'create-account'),
  page('mina-sidor/min-sida', 'my-page'),
  page('mina-sidor/losenord', 'my-password'),
  page('mina-sidor/mina-uppgifter', 'my-data'),
  page('mina-sidor/radera-konto', 'erase-account'),
  page('mina-sidor/mina-arenden', 'my-cases'),
  page('mina-sidor/mina-arenden/:case_number', 'my-case'),
  page('ie', 'outdated-browser'),
  page('fel', 'error'),
  page('*', 'unknown'),
  route('en?/mina-sidor/logga-ut', './session/post-log-out.ts', { caseSensitive: true }),
  route('val/sprak', choosePreference, { id: 'choose-locale', caseSensitive: true }),
  route('val/pristyp', choosePreference, { id: 'choose-price-type', caseSensitive: true }),
  route('val/kakor', choosePreference, { id: 'choose-cookies', caseSensitive: true }),
] satisfies RouteConfig
