import { expect, test } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

test.each([
  ['Lyfter 600 kg.', 'Lyfter 600 kg.'],
  ['Glas & sten < 2 t', 'Glas &amp; sten &lt; 2 t'],
  ['<p>Smal <b>port</b></p><ul><li>770 mm</li></ul>', null],
  ['<a href="https://demo.example/x">mer</a>', null],
  ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="//demo.example">a</a>', '<a>a</a>'],
  ['<img src=x onerror=x()><iframe src=x></iframe>b', 'b'],
  ['<svg><style><img src=x onerror=x()></style></svg>', ''],
])('%s is shown as %s', (text, shown) => {
  expect(cleanRichText(text)).toBe(shown ?? text)
})

test('no text stays no text', () => {
  expect(cleanRichText(null)).toBeNull()
})
