import { expect, test } from 'vitest'
import type { Answers } from '../page-data/record-answers.ts'
import { shareImage } from './share-image.ts'

const machine = { path: '/produkter/minikranar/spindelkranar/x', product_slug: 'x' }

test.each([
  ['/', 'minikran'],
  ['/regioner', 'regioner'],
  ['/lyftplan', 'lyftplan'],
  ['/produkter/minikranar', 'produkter/minikranar'],
  ['/nyhet/kran-genom-dorren', 'nyhet/kran-genom-dorren'],
  ['/region/stockholm', 'region/stockholm'],
  [machine.path, 'produkt/x'],
  ['/mina-sidor/min-sida', 'minikran'],
])('%s has the picture %s, in both languages', (path, name) => {
  const of = (locale: 'sv' | 'en') =>
    shareImage({
      path,
      locale,
      publicUrl: 'https://x.se',
      analyticsSrc: null,
      company: null,
      answers: { getProductObj: machine } as Answers,
      trail: [],
      nowMs: 0,
    })
  expect(of('sv')).toBe(`https://x.se/og/${name}.png`)
  expect(of('en')).toBe(`https://x.se/og/en/${name}.png`)
})
