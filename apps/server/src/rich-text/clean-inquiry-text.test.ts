import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanInquiryText } from './clean-inquiry-text.ts'

test.each([
  ['  Två lyft.  ', 'Två lyft.'],
  ['Rad ett\nRad två', 'Rad ett\nRad två'],
  ['Rad ett\r\nRad två', 'Rad ett\nRad två'],
  ['<p>Rad ett</p><p>Rad två</p>', 'Rad ett\nRad två'],
  ['<p>Rad ett<br>Rad två</p>', 'Rad ett\nRad två'],
  ['<p>Rad ett</p><p></p><p>Rad tre</p>', 'Rad ett\n\nRad tre'],
  ['<p><strong>Nu</strong> och <b>sedan</b></p>', '<strong>Nu</strong> och <b>sedan</b>'],
  [
    '<p>Med:</p><ul><li><p>ok</p></li><li><p>krok</p></li></ul><p>Tack</p>',
    'Med:<ul><li>ok</li><li>krok</li></ul>Tack',
  ],
  ['<ol><li><p>ett</p><p>mer</p></li></ol>', '<ol><li>ett\nmer</li></ol>'],
  ['bredd &lt; 900 mm &amp; 2 t', 'bredd &lt; 900 mm &amp; 2 t'],
  ['bredd < 900 mm & 2 t', 'bredd &lt; 900 mm &amp; 2 t'],
  ['&lt;script&gt;x()&lt;/script&gt;', '&lt;script&gt;x()&lt;/script&gt;'],
  ['<p></p>', ''],
  ['<i>a</i><u>b</u><h1>c</h1><a href="https://x.example">d</a>', 'abcd'],
  ['<b onclick="x()" style="color:red" class="a">a</b>', '<b>a</b>'],
  ['<script>x()</script><style>*{}</style><svg><script>x()</script></svg>a', 'a'],
  ['<img src=x onerror=x()><iframe src=//x></iframe><form><input></form>a', 'a'],
  ['<b><script>x()</script></b>', '<b></b>'],
  ['<!-- a --><!doctype html><?php x() ?>a', 'a'],
  ['<b>a', '<b>a</b>'],
  ['</b></p></ul>a', 'a'],
])('%j is kept as %j', (text, kept) => {
  expect(cleanInquiryText(text)).toBe(kept)
})

test('nothing but bold and lists ever comes out', () => {
  const piece = fc.oneof(
    fc.constantFrom('<b>', '</b>', '<ul>', '<li>', '</li>', '</ul>', '<p>', '</p>', '<br>', '\n'),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<a href="javascript:x()">',
      '<b/onclick=x()>',
      '<<b>>',
    ),
    fc.constantFrom('&lt;', '&#60;b&#62;', '&', '<!--', '-->', '<svg><b>', '"', "'", '<li\n>'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (written) => {
      const kept = cleanInquiryText(written)
      expect(kept.replace(/<\/?(b|strong|ul|ol|li)>/g, '')).not.toContain('<')
    }),
    { numRuns: 150 },
  )
})
