import { overwriteGetLocale } from '@minikran/i18n/runtime'
import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

test.each([
  ['nothing', null, '–'],
  ['an empty list', [], '–'],
  ['a rich text', '<p>Lyfter <b>två</b> ton</p>', ' Lyfter  två  ton '],
  ['an instant, on a Swedish clock', '2026-07-02T06:00:00.000Z', '2026-07-02 08:00'],
  ['a number', 12.5, '12.5'],
  ['a choice', true, 'Ja'],
  ['ids', [3, 7], '3; 7'],
  [
    'rows of a list, without what they leave empty',
    [
      { date: '2026-12-24', closed: true, from: null },
      { date: '2026-12-27', closed: false, from: '09:00' },
    ],
    'Datum 2026-12-24, Stängt; Datum 2026-12-27, Öppnar 09:00',
  ],
  ['a long text', 'a'.repeat(400), `${'a'.repeat(300)} …`],
])('%s', (_, value, text) => {
  overwriteGetLocale(() => 'sv')
  expect(shownText(value)).toBe(text)
})
