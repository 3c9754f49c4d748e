import { expect, test } from 'vitest'
import { tileCredit } from './tile-credit.ts'

test.each([
  [
    '© OpenStreetMap contributors',
    '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a> contributors',
  ],
  ['© Lantmäteriet', '© Lantmäteriet'],
  ['<b>A & "B"</b>', '&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;'],
])('%s is shown as %s', (attribution, html) => {
  expect(tileCredit(attribution)).toBe(html)
})
