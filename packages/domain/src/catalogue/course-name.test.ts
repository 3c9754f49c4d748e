import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseKey, courseTitle } from './course-name.ts'

test.each([
  ['minikran-10-tm-malmo-2027-05-18', 'malmo', 'minikran-10-tm'],
  ['sakra-lyft-stockholm', 'stockholm', 'sakra-lyft'],
  ['sakra-lyft-stockholm', 'malmo', 'sakra-lyft-stockholm'],
  ['travers-2027-02-25', null, 'travers'],
  ['malmo', 'malmo', 'malmo'],
  ['-malmo', 'malmo', '-malmo'],
])('%s at %s belongs to %s', (product_slug, depot_slug, key) => {
  expect(courseKey({ product_slug, depot_slug })).toBe(key)
})

test.each([
  ['Fallskydd, Örebro', 'Örebro', 'Fallskydd'],
  ['Säkra lyft (lastkoppling, signal), Malmö', 'Malmö', 'Säkra lyft (lastkoppling, signal)'],
  ['Fallskydd', 'Örebro', 'Fallskydd'],
  ['Fallskydd, Örebro', null, 'Fallskydd, Örebro'],
])('%s in %s is the course %s', (title, city, name) => {
  expect(courseTitle(title, city)).toBe(name)
})

test('all occasions of a course have one key', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/)
  fc.assert(
    fc.property(word, word, word, (key, one, other) => {
      const slugs = [`${key}-${one}`, `${key}-${one}-2027-01-02`]
      for (const product_slug of slugs) {
        expect(courseKey({ product_slug, depot_slug: one })).toBe(key)
      }
      expect(courseKey({ product_slug: `${key}-${other}-2028-03-04`, depot_slug: other })).toBe(key)
    }),
  )
})
