import type { ParsedPage, Thing } from './parsed-page.ts'

/** Products and depots of the API, to compare structured data with. */
export type Known = {
  products: ReadonlyMap<string, KnownProduct>
  depots: ReadonlyMap<string, KnownDepot>
}
export type KnownProduct = { path: string; type: number; prod_vat: number } & Record<
  string,
  unknown
>
export type KnownDepot = { path: string; special_days: { date: string }[] }

const everywhere: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
}
const required: Record<string, readonly string[]> = {
  ...everywhere,
  WebSite: ['url', 'name', 'potentialAction'],
  Product: ['name', 'description', 'image', 'sku', 'url', 'category'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'url'],
  LocalBusiness: [
    'name',
    'address',
    'telephone',
    'openingHoursSpecification',
    'geo',
    'image',
    'parentOrganization',
    'url',
  ],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'image', 'url'],
}
const courses = [3, 4]

/** The expected types of items by the page's Swedish path. */
function toldOn(path: string, { products, depots }: Known): string[] {
  if (path === '/') return ['Organization', 'WebSite']
  // Full screen, without breadcrumbs.
  if (path.startsWith('/presentation/')) return ['Organization']
  const product = products.get(path)
  const own =
    product !== undefined
      ? [courses.includes(product.type) ? 'Course' : 'Product']
      : [
          ...(depots.has(path) ? ['LocalBusiness'] : []),
          ...(path.startsWith('/nyhet/') ? ['NewsArticle'] : []),
        ]
  return [...Object.keys(everywhere), ...own]
}

/** All errors of a page's structured data. */
export function structuredDataFaults(page: ParsedPage, known: Known): string[] {
  const { path, facts, canonical, lang } = page
  const [address = ''] = path.split('?')
  const swedish = address.replace(/^\/en(?=\/|$)/, '') || '/'
  const told = facts.map(({ '@type': type = '' }) => type)
  const due = toldOn(swedish, known)
  const isSame = told.length === due.length && due.every((type) => told.includes(type))
  const faults = isSame ? [] : [`tells of ${told.join()}, not of ${due.join()}`]
  for (const thing of facts) {
    const { '@type': type = '' } = thing
    const lacking = (required[type] ?? []).filter((field) => isEmpty(thing[field]))
    faults.push(...lacking.map((field) => `${type} lacks ${field}`))
    const isOwn = !['Organization', 'WebSite', 'BreadcrumbList'].includes(type)
    if (isOwn && thing['url'] !== canonical.split('?')[0]) faults.push(`${type} has another url`)
    // A post without English text is in Swedish, with its `lang`.
    if (!['sv', lang, undefined].includes(thing['inLanguage'] as string | undefined))
      faults.push(`${type} is in another language`)
  }
  return [
    ...faults,
    ...faultsOfReferences(facts),
    ...faultsOfTrail(page),
    ...faultsOfOffer(facts, known.products.get(swedish)),
    ...faultsOfSpecialDays(facts, known.depots.get(swedish)),
  ].map((fault) => `${path}: ${fault}`)
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function faultsOfReferences(facts: readonly Thing[]): string[] {
  const names = new Set(facts.map((thing) => thing['@id']))
  const named = [...JSON.stringify(facts).matchAll(/\{"@id":"(http:\/\/localhost[^"]+)"\}/g)]
  return named.filter(([, id]) => !names.has(id)).map(([, id = '']) => `nothing is called ${id}`)
}

/** The breadcrumbs end at the page, with ascending positions. */
function faultsOfTrail({ facts, canonical }: ParsedPage): string[] {
  const crumbs = facts.find((thing) => thing['@type'] === 'BreadcrumbList')
  if (crumbs === undefined) return []
  const items = crumbs['itemListElement'] as { position: number; name: string; item: string }[]
  const isInOrder = items.every(({ position }, index) => position === index + 1)
  return [
    ...(isInOrder && items.every(({ name }) => name !== '') ? [] : ['steps out of order']),
    ...(items.length >= 2 ? [] : ['a way of one step']),
    ...(items.at(-1)?.item === canonical.split('?')[0] ? [] : ['a way to another page']),
  ]
}

type Offer = { price: number; priceSpecification: { price: number }[] }

/** Calculated independently of the product's code: the first price with VAT. */
function faultsOfOffer(facts: readonly Thing[], product: KnownProduct | undefined): string[] {
  if (product === undefined) return []
  const sek = (field: string) => (typeof product[field] === 'number' ? product[field] : null)
  const rent = sek('price_first_day')
  const first =
    product.type === 0
      ? rent === null
        ? sek('price_rentstart')
        : rent + (sek('price_basic_fee') ?? 0)
      : sek(product.type === 2 ? 'price_offer' : 'price_sale')
  const thing = facts.find(({ '@type': type }) => type === 'Product' || type === 'Course')
  const offer = thing?.['offers'] as Offer | undefined
  if (first === null) return offer === undefined ? [] : ['offers what has no price']
  if (offer === undefined) return ['offers no price']
  const due = Math.round(first * (100 + product.prod_vat)) / 100
  const isRight = offer.price === due && offer.priceSpecification[0]?.price === due
  return isRight ? [] : [`offers for ${offer.price}, not ${due}`]
}

function faultsOfSpecialDays(facts: readonly Thing[], depot: KnownDepot | undefined): string[] {
  if (depot === undefined) return []
  const place = facts.find((thing) => thing['@type'] === 'LocalBusiness')
  const told = (place?.['specialOpeningHoursSpecification'] ?? []) as { validFrom: string }[]
  const days = told.map(({ validFrom }) => validFrom).join()
  return days === depot.special_days.map(({ date }) => date).join() ? [] : ['other special days']
}
