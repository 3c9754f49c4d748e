import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Ny kran i Umeå', 'ny-kran-i-umea'],
  ['  Så räknas hyran: 2 dagar & helg  ', 'sa-raknas-hyran-2-dagar-helg'],
  ['Café Zürich', 'cafe-zurich'],
  ['Ærø, Straße', 'aero-strasse'],
  ['日本', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('the slug of any title is valid, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(120)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
