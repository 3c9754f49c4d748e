import {
  defaultSettings,
  type Settings,
  settingsCookie,
} from '@minikran/domain/content/settings-cookie'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedPagesIn } from './shared-page.ts'

const find = sharedPagesIn([
  { path: 'en?', handle: { cacheParameters: [] } },
  { path: 'en?/produkter', handle: { cacheParameters: ['sida', 'kategori'] } },
  { path: 'en?/produkter/:prodcat', handle: { cacheParameters: ['sida'] } },
  { path: 'en?/produkter/alla', handle: undefined },
  { path: 'en?/forfragan', handle: undefined },
  { path: 'en?/fel', handle: { hasNoTwin: true } },
  { path: 'en?/*', handle: undefined },
])

const cookieOf = (settings: Partial<Settings>) =>
  settingsCookie({ ...defaultSettings, ...settings }).split(';')[0] ?? ''

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/produkter', '/produkter'],
  ['/en/produkter/minikranar', '/en/produkter/minikranar'],
  ['/produkter?sida=2', '/produkter?sida=2'],
  ['/produkter?kategori=a&sida=2', '/produkter?sida=2&kategori=a'],
  ['/produkter?sida=2&utm_source=brev&gclid=1', '/produkter?sida=2'],
  ['/produkter?sida=2&x=0.7361', '/produkter?sida=2'],
  ['/?x=1&y', '/'],
  ['/produkter?', '/produkter'],
  ['/produkter?kategori=a+b', '/produkter?kategori=a+b'],
  ['/produkter?kategori=a%20b', '/produkter?kategori=a+b'],
  ['/produkter/b%C3%A5tar', '/produkter/b%C3%A5tar'],
])('%s is kept as %s', (address, shared) => {
  expect(find(address, null)?.address).toBe(shared)
})

test.each([
  '/forfragan',
  '/en/forfragan?produkt=a',
  '/fel',
  '/produkter/alla',
  '/nowhere',
  '/produkter/a/b/c/d',
  '/produkter?q=kran',
  '/produkter/minikranar?weight_min=5',
  '/produkter/minikranar?sida=2&fuel_type=9',
  '/?sida=1&q=',
  '/produkter?sida=2&typ=1',
  '/produkter/',
  '//produkter',
  '/produkter//minikranar',
  '/produkter/minikr%61nar',
  '/produkter/%E0%A4%A',
  '/produkter.data',
  '/val/sprak',
  '/EN/produkter',
  '/Produkter',
  `/produkter/${'a'.repeat(400)}`,
])('%s is nobody else’s', (address) => {
  expect(find(address, null)).toBeNull()
})

test('a visitor who chose English is redirected, not answered from the cache', () => {
  const english = cookieOf({ locale: 'en' })
  expect(find('/produkter', english)).toBeNull()
  expect(find('/en/produkter', english)?.address).toBe('/en/produkter')
  expect(find('/en/produkter', cookieOf({ locale: 'sv' }))?.address).toBe('/en/produkter')
})

test('each price type has a cached page, rendered with that setting only', () => {
  const pages = (['', '1', '2'] as const).map((priceType) =>
    find('/produkter', `a=b; ${cookieOf({ priceType, cookieAccept: 'all' })}; c=d`),
  )
  expect(new Set(pages.map((page) => page?.key)).size).toBe(3)
  expect(pages.map((page) => page?.cookie)).toEqual([
    null,
    'settings=%7B%22priceType%22%3A%221%22%7D',
    'settings=%7B%22priceType%22%3A%222%22%7D',
  ])
})

const names = fc.oneof(fc.constantFrom('sida', 'kategori', 'utm_source', 'q'), fc.string())
const queries = fc.array(fc.tuple(names, fc.string({ maxLength: 8 })), { maxLength: 6 })

test('the key contains only the parameters that the page reads, in a fixed order', () => {
  fc.assert(
    fc.property(queries, fc.string(), (pairs, cookies) => {
      const page = find(`/produkter?${new URLSearchParams(pairs)}`, cookies)
      const isOwn = pairs.some(([name]) => name === 'q')
      if (isOwn) expect(page).toBeNull()
      if (page === null) return
      const shared = new URLSearchParams(page.address.split('?')[1] ?? '')
      for (const name of shared.keys()) expect(['sida', 'kategori']).toContain(name)
      for (const name of ['sida', 'kategori']) {
        const given = pairs.filter(([other]) => other === name).map(([, value]) => value)
        expect(shared.getAll(name)).toEqual(given)
      }
      // Each cached page also has a cached request for its own address.
      expect(find(page.address, cookies)?.key).toBe(page.key)
    }),
  )
})

test('no address and no cookie make it throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (address, cookies) => {
      const page = find(`/${address}`, cookies)
      if (page !== null) expect(page.key.length).toBeLessThan(320)
    }),
  )
})
