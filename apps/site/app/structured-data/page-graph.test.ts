import { expect, test } from 'vitest'
import type { Answers } from '../page-data/record-answers.ts'
import type { PageFacts } from './page-facts.ts'
import { pageGraph } from './page-graph.ts'

const machine = {
  path: '/produkter/minikranar/spindelkranar/spx532',
  product_slug: 'spx532',
  type: 0,
  title_sv: 'Minikran SPX532',
  title_en: 'Mini crane SPX532',
  content_sv: '<p>Lyfter <b>3,2 ton</b>.</p>',
  content_en: null,
  prodsubcat_title_sv: 'Spindelkranar',
  prodsubcat_title_en: null,
  manufacturer: { manufacturer_slug: 'jekko', title_sv: 'Jekko' },
  depot: null,
  prod_vat: 25,
  price_first_day: 3050,
  price_following_days: 1900,
  price_weekend: null,
  price_basic_fee: 450,
  price_sale: null,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
} as unknown as NonNullable<Answers['getProductObj']>

const course = {
  ...machine,
  type: 3,
  price_sale: 4900,
  course_time: '2027-02-09 08:00',
  course_hours: 7.5,
  depot: { id: 1, depot_slug: 'malmo', depot_name: 'Malmö', corp_city: 'Malmö' },
} as unknown as NonNullable<Answers['getProductObj']>

const depot = {
  path: '/region/malmo',
  title_sv: 'Depå Malmö',
  title_en: null,
  depothours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    closed: day > 5,
    from: day > 5 ? null : '07:00',
    to: day > 5 ? null : day === 5 ? '15:00' : '16:00',
  })),
  special_days: [
    { date: '2026-12-24', closed: true, from: null, to: null, special_day: 24 },
    { date: '2026-12-23', closed: false, from: '08:00', to: '12:00', special_day: 28 },
  ],
  coming_hours: [],
  social_url: null,
  shop_url: null,
} as unknown as NonNullable<Answers['getDepotObj']>

type Known = Partial<Pick<PageFacts, 'company' | 'trail'>>

function thingsOf(path: string, answers: Answers, locale: 'sv' | 'en' = 'sv', known: Known = {}) {
  const facts = {
    path,
    locale,
    publicUrl: 'https://x.se',
    analyticsSrc: null,
    company: null,
    nowMs: Date.parse('2027-02-01T12:00:00Z'),
    answers,
    trail: [],
    ...known,
  }
  return pageGraph(facts)['@graph'] as unknown as Record<string, unknown>[]
}

const thing = (things: Record<string, unknown>[], type: string) =>
  things.find((found) => found['@type'] === type)

test('a rented machine is offered by the day, VAT and basic fee included', () => {
  const product = thing(thingsOf(machine.path, { getProductObj: machine }), 'Product')
  expect(product).toMatchObject({
    name: 'Minikran SPX532',
    description: 'Lyfter 3,2 ton.',
    brand: { name: 'Jekko' },
    offers: {
      price: 4375,
      priceCurrency: 'SEK',
      priceSpecification: [
        { price: 4375, valueAddedTaxIncluded: true, unitCode: 'DAY' },
        { price: 2375, valueAddedTaxIncluded: true, unitCode: 'DAY' },
      ],
    },
  })
})

test.each([
  [0, 'LeaseOut'],
  [1, 'Sell'],
])('a machine of type %d has the business function %s', (type, name) => {
  const sold = { ...machine, type, price_sale: 90_000 } as typeof machine
  expect(thing(thingsOf(machine.path, { getProductObj: sold }), 'Product')).toMatchObject({
    offers: { businessFunction: { '@id': `http://purl.org/goodrelations/v1#${name}` } },
  })
})

test('a price on request is no offer', () => {
  const free = { ...machine, price_first_day: null, price_following_days: null }
  const product = thing(thingsOf(machine.path, { getProductObj: free }), 'Product')
  expect(product).not.toHaveProperty('offers')
})

test('a practical training is a course with place, start and hours', () => {
  expect(thing(thingsOf(machine.path, { getProductObj: course }), 'Course')).toMatchObject({
    offers: { price: 6125, category: 'Paid' },
    hasCourseInstance: {
      courseMode: 'Onsite',
      startDate: '2027-02-09T08:00',
      courseWorkload: 'PT7H30M',
      location: { name: 'Malmö' },
    },
  })
})

test.each([
  ['Malmö', { name: 'Malmö C', address: 'Malmö' }],
  ['Lund', { name: 'Lund', address: 'Lund' }],
])(
  'a course of the depot in Malmö that is held in %s has its place',
  (education_city, location) => {
    const malmo = { ...course.depot, depot_name: 'Malmö C' }
    const held = { ...course, education_city, depot: malmo } as typeof course
    expect(thing(thingsOf(machine.path, { getProductObj: held }), 'Course')).toMatchObject({
      hasCourseInstance: { location },
    })
  },
)

test.each([
  [0, undefined],
  [null, undefined],
  [0.5, 'PT0H30M'],
  [7, 'PT7H'],
  [7.999, 'PT8H'],
])('a course of %s hours has the workload %s', (course_hours, workload) => {
  const timed = { ...course, course_hours } as typeof course
  const found = thing(thingsOf(machine.path, { getProductObj: timed }), 'Course') as {
    hasCourseInstance: { courseWorkload?: string }
  }
  expect(found.hasCourseInstance.courseWorkload).toBe(workload)
})

test.each([
  [0, '2027-02-09 08:00', 'SoldOut'],
  [1, '2027-02-09 08:00', 'InStock'],
  [null, null, 'InStock'],
  [1, '2027-01-31 08:00', 'SoldOut'],
])(
  'a course with %s seats left that starts at %s is %s',
  (seats_left, course_time, availability) => {
    const occasion = { ...course, seats_left, course_time } as typeof course
    expect(thing(thingsOf(machine.path, { getProductObj: occasion }), 'Course')).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  },
)

test('a depot groups open days with the same hours and omits closed ones', () => {
  const business = thing(thingsOf('/region/malmo', { getDepotObj: depot }), 'LocalBusiness')
  expect(business).toMatchObject({
    parentOrganization: { '@id': 'https://x.se/#organization' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '07:00',
        closes: '16:00',
      },
      { dayOfWeek: ['Friday'], opens: '07:00', closes: '15:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-23', opens: '08:00', closes: '12:00' },
    ],
  })
})

const mondays = (from_date: string, to_date: string | null, from: string) => ({
  from_date,
  to_date,
  depothours: [{ day: 1, closed: false, from, to: '14:00' }],
})

test.each([
  [
    'end',
    [mondays('2026-12-21', '2027-01-06', '08:00')],
    [
      ['07:00', undefined, '2026-12-20'],
      ['08:00', '2026-12-21', '2027-01-06'],
      ['07:00', '2027-01-07', undefined],
    ],
  ],
  [
    'follow each other',
    [mondays('2026-12-21', '2026-12-31', '08:00'), mondays('2027-01-01', null, '09:00')],
    [
      ['07:00', undefined, '2026-12-20'],
      ['08:00', '2026-12-21', '2026-12-31'],
      ['09:00', '2027-01-01', undefined],
    ],
  ],
])('other hours that begin soon and %s are valid for their days alone', (_, coming, expected) => {
  const changing = {
    ...depot,
    depothours: depot.depothours.slice(0, 1),
    coming_hours: coming,
  } as typeof depot
  const business = thing(thingsOf('/region/malmo', { getDepotObj: changing }), 'LocalBusiness')
  const hours = business?.['openingHoursSpecification'] as Record<string, unknown>[]
  expect(hours.map((of) => [of['opens'], of['validFrom'], of['validThrough']])).toEqual(expected)
})

test('an item mentioned on another page is not that page’s item', () => {
  const things = thingsOf('/', { getProductObj: machine, getDepotObj: depot }, 'en')
  expect(things.map((found) => found['@type'])).toEqual(['Organization', 'WebSite'])
})

test('the company is complete on home, and the search is in the language of the page', () => {
  const company = { name: 'Minikran', phone: '08-465 004 00' } as PageFacts['company']
  const home = thingsOf('/', {}, 'en', { company })
  expect(thing(home, 'Organization')).toMatchObject({ telephone: '08-465 004 00' })
  expect(thing(home, 'WebSite')).toMatchObject({
    url: 'https://x.se/en',
    inLanguage: 'en',
    potentialAction: {
      target: { urlTemplate: 'https://x.se/en/produkter?q={search_term_string}' },
    },
  })
  const elsewhere = thing(thingsOf('/kontakt', {}, 'en', { company }), 'Organization')
  expect(elsewhere).not.toHaveProperty('telephone')
})

test.each([
  [null, 'Ny kran', 'sv'],
  ['New crane', 'New crane', 'en'],
])(
  'a post with the English title %s is "%s" in "%s" on the English page',
  (title_en, headline, lang) => {
    const post = { path: '/nyhet/ny-kran', title_sv: 'Ny kran', title_en } as Answers['getPostObj']
    const article = thing(
      thingsOf('/nyhet/ny-kran', { getPostObj: post } as Answers, 'en'),
      'NewsArticle',
    )
    expect(article).toMatchObject({
      headline,
      inLanguage: lang,
      url: 'https://x.se/en/nyhet/ny-kran',
    })
  },
)

test('the breadcrumbs begin with home, at 1', () => {
  const trail = [{ title: 'News', path: '/en/nyheter' }]
  const list = thing(thingsOf('/nyheter', {}, 'en', { trail }), 'BreadcrumbList')
  expect(list?.['itemListElement']).toMatchObject([
    { position: 1, item: 'https://x.se/en' },
    { position: 2, name: 'News', item: 'https://x.se/en/nyheter' },
  ])
})
