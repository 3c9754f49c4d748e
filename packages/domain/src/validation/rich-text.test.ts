import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlAsPlainText, maxTextLength, plainTextAsHtml, richTextLength } from './rich-text.ts'

test.each<[string, number]>([
  ['', 0],
  ['abc', 3],
  ['a\nb', 3],
  ['åäö', 3],
  ['🏗️', 2],
  ['<p>abc</p>', 3],
  ['<p><strong>a</strong>b</p>', 2],
  ['<ul><li><p>a</p></li></ul>', 1],
  ['bredd < 900 mm', 14],
  ['a<3', 3],
  ['a<b', 1],
  ['</p', 0],
  ['<', 1],
  ['&amp;', 1],
  ['&lt;b&gt;', 3],
  ['&#229;&#x1F600;', 2],
  ['a & b', 5],
  ['&;', 2],
  ['&amp', 4],
  ['&verylongnames;', 15],
])('%j has %i visible characters', (html, length) => {
  expect(richTextLength(html)).toBe(length)
})

test('escaped plain text has the length of the text', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<b>', 'a<b & c>d', '&amp;'))
  fc.assert(
    fc.property(text, (plain) => {
      expect(richTextLength(plainTextAsHtml(plain))).toBe([...plain].length)
    }),
  )
})

test.each([
  ['Två <b>lyft</b>\ninomhus', 'Två lyft\ninomhus'],
  ['Med:<ul><li>ok</li><li>krok</li></ul>Tack', 'Med:\n– ok\n– krok\nTack'],
  ['bredd &lt; 900 mm &amp; 2 t', 'bredd < 900 mm & 2 t'],
  ['&amp;lt;', '&lt;'],
])('%j is %j as plain text', (html, text) => {
  expect(htmlAsPlainText(html)).toBe(text)
})

test('plain text is the same after it was a message in HTML', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<b>', 'a<b & c>d', '&amp;'))
  fc.assert(
    fc.property(text, (plain) => {
      expect(htmlAsPlainText(plainTextAsHtml(plain))).toBe(plain.trim())
    }),
  )
})

test('the limit counts visible characters, and tags have a limit too', () => {
  const rule = maxTextLength(10)
  const broken = { rule: 'maxLength', max: 10 }
  expect(rule('<strong>0123456789</strong>')).toBe(null)
  expect(rule('<strong>01234567890</strong>')).toEqual(broken)
  expect(rule('<b></b>'.repeat(20))).toEqual(broken)
})
