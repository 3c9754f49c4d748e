import { expect, test } from 'vitest'
import { isOfflinePage, isProductPage } from './offline-addresses.ts'

test.each([
  ['/', true],
  ['/en', true],
  ['/produkter', true],
  ['/en/produkter/minikranar/spindelkranar/jekko-spx532', true],
  ['/region/malmo', true],
  ['/en/regioner', true],
  ['/kranvaljaren', true],
  ['/produkterna', false],
  ['/produkter.data', false],
  ['/forfragan', false],
  ['/en/forfragan', false],
  ['/mina-sidor/min-sida', false],
  ['/api/site/getProductsArr', false],
  ['/val/sprak', false],
  ['/fel', false],
  ['/admin', false],
])('%s is kept: %s', (pathname, isKept) => {
  expect(isOfflinePage({ pathname })).toBe(isKept)
})

test.each([
  ['/produkter/a/b/c', true],
  ['/en/produkter/a/b/c', true],
  ['/produkter/a/b', false],
])('%s is a product: %s', (pathname, isProduct) => {
  expect(isProductPage({ pathname })).toBe(isProduct)
})
