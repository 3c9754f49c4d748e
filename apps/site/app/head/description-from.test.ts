import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionFrom } from './description-from.ts'

test('a short text stays whole, without markup', () => {
  expect(descriptionFrom('<p>Lyfter <b>2,9 ton</b>.</p>\n<p>Går genom dörren.</p>')).toBe(
    'Lyfter 2,9 ton. Går genom dörren.',
  )
})

test('signs that HTML escapes are read as they are shown', () => {
  expect(descriptionFrom('<p>Dörrar &lt; 900&nbsp;mm &amp; trappor &gt; 1 m</p>')).toBe(
    'Dörrar < 900 mm & trappor > 1 m',
  )
  expect(descriptionFrom('<p>Skriv &amp;lt;</p>')).toBe('Skriv &lt;')
})

test('a long text ends with a whole word within 120 characters', () => {
  const text = descriptionFrom('minikran '.repeat(40))
  expect(text.length).toBeLessThanOrEqual(120)
  expect(text).toMatch(/^(minikran )*minikran$/)
})

test.each([
  ['120 characters stay whole', `${'x'.repeat(59)} ${'y'.repeat(60)}`, 120],
  ['of 121 the last word goes', `${'x'.repeat(59)} ${'y'.repeat(61)}`, 59],
  ['a word that ends at the 120th stays', `${'x'.repeat(59)} ${'y'.repeat(60)} z`, 120],
  ['one word alone is cut at the 120th', 'x'.repeat(121), 120],
])('%s', (_, text, length) => {
  expect(descriptionFrom(text)).toBe(text.slice(0, length))
})

test('it is always the beginning of the text', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zåäö]{1,12}$/), { maxLength: 60 }), (words) => {
      const text = words.join(' ')
      const description = descriptionFrom(text)
      expect(text.startsWith(description)).toBe(true)
      expect([...description].length).toBeLessThanOrEqual(120)
    }),
  )
})
