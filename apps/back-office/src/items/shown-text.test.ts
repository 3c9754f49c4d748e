import { expect, test, vi } from 'vitest'
import { shownText } from './shown-text.ts'

// The language is kept in the browser, which there is none of here.
vi.mock('../locale.ts', () => ({ locale: 'sv' }))

test.each([
  ['nothing', null, '–'],
  ['an empty list', [], '–'],
  ['a rich text', '<p>Lyfter <b>två</b> ton</p>', ' Lyfter  två  ton '],
  ['an instant, on a Swedish clock', '2026-07-02T06:00:00.000Z', '2026-07-02 08:00'],
  ['an empty rich text', '<p></p>', '–'],
  ['a row with nothing filled in', [{ from: null, to: '' }], '–'],
  ['a number', 12.5, '12,5'],
  ['a choice', true, 'Ja'],
  ['ids', [3, 7], '3; 7'],
  [
    'rows of a list, without what they leave empty',
    [
      { to: null, date: '2026-12-24', from: null, closed: true },
      { to: '15:00', day: 1, date: null, from: '09:00', closed: false },
    ],
    'Datum 2026-12-24, Stängt; Dag måndag, Öppnar 09:00, Stänger 15:00',
  ],
  [
    'a line of a load chart',
    [{ lift_weight: 500, lift_height: 3, lift_radius: 2, configuration: 'main' }],
    'Höjd (m) 3, Radie (m) 2, Vikt (kg) 500, Utrustning main',
  ],
  ['a long text', 'a'.repeat(400), `${'a'.repeat(300)} …`],
])('%s', (_, value, text) => {
  expect(shownText(value)).toBe(text)
})

test('technical values are called and written as on the website', () => {
  const technical = { lift_capacity: 1250, slew_deg: 360, fuel_type: [9], width: null }
  expect(shownText(technical, 'technical')).toBe(
    'Lyftkapacitet 1\u00a0250\u00a0kg, Svängvinkel 360°, Drivning Batteri, Bredd –',
  )
})

test.each([
  ['outline', 'mini-crane', 'Minikran'],
  ['fld_title1', { fld: 'weight', fld_type: 'text-field' }, 'Fält Vikt, Formulär Textfält'],
  [
    'fields',
    [{ fld: 'weight', fld_type: 'text-field', validation: 1, title_option: 0 }],
    'Fält Vikt, Formulär Textfält, Kontroll Bara tal, Rubrik Ingen rubrik',
  ],
])('the codes of %s are words', (field, value, text) => {
  expect(shownText(value, field)).toBe(text)
})
