import { createApiClient } from '@minikran/contract/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { findShareCard } from './share-card.ts'

let testApi: TestApi
beforeAll(async () => {
  testApi = await createTestApi()
})
afterAll(() => testApi.close())

type Locale = 'sv' | 'en'

async function wordsOf(path: string, locale: Locale) {
  const api = createApiClient({
    fetch: (request) =>
      testApi.api.fetch(request, { visitor: { address: '192.0.2.1', requestId: 'test' } }),
    baseUrl: 'http://localhost:3000',
    apiKey: 'public-site',
  })
  const card = await findShareCard(path, { api, locale })
  if (card === null) throw new Error(`${path} has no card`)
  expect(card.drawing.length).toBeGreaterThan(0)
  return [card.title, ...card.lines].map((text) => text.replaceAll('\u00a0', ' '))
}

const crane = '/produkt/jekko-spx312'
const course = '/produkt/minikran-10-tm-stockholm-2027-03-16'
const depot = '/region/stockholm'
const post = '/nyhet/kran-genom-dorren'

test.each<[string, Locale, string[]]>([
  [
    crane,
    'sv',
    ['Jekko SPX312', 'Lyftkapacitet 1 200 kg', 'Lyfthöjd 8,7 m', 'Räckvidd 7,3 m', 'Bredd 770 mm'],
  ],
  [
    crane,
    'en',
    [
      'Jekko SPX312',
      'Lifting capacity 1,200 kg',
      'Lifting height 8.7 m',
      'Reach 7.3 m',
      'Width 770 mm',
    ],
  ],
  [
    course,
    'sv',
    ['Minikran upp till 10 tonmeter, Stockholm', 'Stockholm', 'tis 16 mars 2027 08:00'],
  ],
  [
    course,
    'en',
    ['Mini crane up to 10 tonne-metres, Stockholm', 'Stockholm', 'Tue 16 Mar 2027 08:00'],
  ],
  ['/produkter/minikranar', 'sv', ['Minikranar', '40 maskiner']],
  ['/produkter/utbildningar', 'en', ['Education', '31 course dates']],
  [post, 'sv', ['Kran genom dörren: mät tre mått', '17 november 2026']],
  [post, 'en', ['Crane through the door: measure three things', '17 November 2026']],
  ['/presentation/ett-lyft-steg-for-steg', 'en', ['One lift, step by step']],
  [depot, 'sv', ['Depå Stockholm', 'Norra Kajvägen 4', '120 30 Stockholm']],
  ['/', 'sv', ['Hyr minikran till fast pris']],
  ['/transporter', 'en', ['Transport']],
])('the picture of %s in %s says what it is', async (path, locale, words) => {
  expect(await wordsOf(path, locale)).toEqual(words)
})

const pages = [
  '/',
  '/produkter',
  '/kranvaljaren',
  '/kranvaljare',
  '/kranplansch',
  '/lyftplan',
  '/lyftplan/jamfor',
  '/jamfor',
  '/nyheter',
  '/forfragan',
  '/anmalan',
  '/kreditansokan',
  '/servicearende',
  '/regioner',
  '/vara-tjanster',
  '/maskinuthyrning-utan-forare',
  '/maskinuthyrning-med-forare',
  '/utbildningar',
  '/transporter',
  '/reparation-service',
  '/reservdelar',
  '/leverantorer',
  '/about-us',
  '/cookies',
  '/gdpr',
]

test('each of the site’s own pages has a picture that names it alone', async () => {
  const titles = await Promise.all(pages.map((path) => wordsOf(path, 'sv')))
  expect(new Set(titles.flat()).size).toBe(pages.length)
})

test('a choice in words is no figure, and a course on the web is in no city', async () => {
  const lifter = await wordsOf('/produkt/hoeflon-vl500', 'sv')
  expect(lifter.slice(1)).toEqual(['Lyftkapacitet 500 kg', 'Vikt 40 kg', 'Sugkoppar 3'])
  const onTheWeb = await wordsOf('/produkt/sakra-lyft-stockholm', 'sv')
  expect(onTheWeb.slice(1)).toEqual(['Webbutbildning'])
})
