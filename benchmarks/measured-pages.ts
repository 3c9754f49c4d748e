/**
 * The pages that stand for all others: the first look, a list, the longest way in, the selector, a
 * depot, the three forms.
 */
export const measuredPages = {
  home: '/',
  category: '/produkter/minikranar',
  product: '/produkter/minikranar/spindelkranar/jekko-spx312',
  selector: '/kranvaljaren',
  results: '/kranvaljare?q=5_5_100',
  compare: '/jamfor?m=jekko-spx312,unic-urw-295&q=5_5_100',
  depot: '/region/malmo',
  inquiry: '/forfragan?produkt=jekko-spx312',
  registration: '/anmalan?produkt=fallskydd-uppsala-2027-04-07',
  credit: '/kreditansokan',
} as const

/**
 * Search engines are told to skip what a visitor's own question made, forms, accounts, and the demo's
 * unfinished page.
 */
export const unlistedPages: readonly string[] = [
  'results',
  'compare',
  'inquiry',
  'registration',
  'credit',
  'search',
  'spare parts',
  'outdated browser',
  'lift plan',
  'log in',
  'forgotten password',
]

/** All other kinds of pages that a visitor can open without an account, by their kind. */
export const otherPages = {
  products: '/produkter',
  search: '/produkter?q=minikran',
  subcategory: '/produkter/minikranar/spindelkranar',
  education: '/produkter/utbildningar/fallskydd/fallskydd-uppsala-2027-04-07',
  'fleet plate': '/kranplansch',
  'fleet plate with a lift': '/kranplansch?q=12_4_400',
  news: '/nyheter',
  post: '/nyhet/lyfta-inomhus-utan-avgaser',
  presentation: '/presentation/glas-pa-plats',
  depots: '/regioner',
  services: '/vara-tjanster',
  'rent without operator': '/maskinuthyrning-utan-forare',
  'rent with operator': '/maskinuthyrning-med-forare',
  educations: '/utbildningar',
  transports: '/transporter',
  repairs: '/reparation-service',
  'spare parts': '/reservdelar',
  suppliers: '/leverantorer',
  about: '/about-us',
  cookies: '/cookies',
  gdpr: '/gdpr',
  'outdated browser': '/ie',
  'lift plan': '/lyftplan?height=5&radius=4&weight=200',
  'log in': '/mina-sidor/logga-in',
  'forgotten password': '/mina-sidor/glomt-losenord',
} as const
