import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  depotPath,
  localizedPath,
  postPath,
  presentationPath,
  prodcatPath,
  prodsubcatPath,
  productPath,
  splitLocale,
} from './product-path.ts'

const slugs = {
  prodcat_slug: 'minikranar',
  prodsubcat_slug: 'spindelkranar',
  product_slug: 'jekko-spx312',
}

test('addresses are Swedish paths with an English twin', () => {
  expect(prodcatPath(slugs)).toBe('/produkter/minikranar')
  expect(prodsubcatPath(slugs)).toBe('/produkter/minikranar/spindelkranar')
  expect(productPath(slugs)).toBe('/produkter/minikranar/spindelkranar/jekko-spx312')
  expect(depotPath({ depot_slug: 'malmo' })).toBe('/region/malmo')
})

test('a slug cannot leave its segment', () => {
  const slug = 'a/../b?c#d å'
  const segment = 'a%2F..%2Fb%3Fc%23d%20%C3%A5'
  expect(prodcatPath({ prodcat_slug: slug })).toBe(`/produkter/${segment}`)
  expect(depotPath({ depot_slug: slug })).toBe(`/region/${segment}`)
  expect(postPath({ post_slug: slug })).toBe(`/nyhet/${segment}`)
  expect(presentationPath({ presentation_slug: slug })).toBe(`/presentation/${segment}`)
})

test.each([
  ['/', '/en'],
  ['/?q=1', '/en?q=1'],
  ['/#top', '/en#top'],
  ['/produkter', '/en/produkter'],
  ['/produkter?q=kran', '/en/produkter?q=kran'],
  ['/enheter', '/en/enheter'],
])('the English twin of %s is %s, and back', (swedish, english) => {
  expect(localizedPath(swedish, 'sv')).toBe(swedish)
  expect(localizedPath(swedish, 'en')).toBe(english)
  expect(splitLocale(english)).toEqual({ locale: 'en', path: swedish })
  expect(splitLocale(swedish)).toEqual({ locale: 'sv', path: swedish })
})

test('an address that only begins like English is Swedish', () => {
  expect(splitLocale('/english')).toEqual({ locale: 'sv', path: '/english' })
})

test('every path is the same after converting to its twin and back', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom('sv', 'en'), (tail, locale) => {
      const path = `/produkter${tail.startsWith('/') ? tail : ''}`
      expect(splitLocale(localizedPath(path, locale))).toEqual({ locale, path })
    }),
  )
})
