import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionFrom } from './description-from.ts'

test('a short text stays whole, without markup', () => {
  expect(descriptionFrom('<p>Lyfter <b>2,9 ton</b>.</p>\n<p>Går genom dörren.</p>')).toBe(
    'Lyfter 2,9 ton. Går genom dörren.',
  )
})

test('a long text ends with a whole word within 120 characters', () => {
  const text = descriptionFrom('minikran '.repeat(40))
  expect(text.length).toBeLessThanOrEqual(120)
  expect(text).toMatch(/^(minikran )*minikran$/)
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
