import { expect, test } from 'vitest'
import { cellText, columnName } from './data-texts.ts'

test.each([
  [null, null],
  ['', null],
  [0, '0'],
  [12345, '12345'],
  [7.5, '7,5'],
  [true, 'Ja'],
  [false, 'Nej'],
  ['Åsa', 'Åsa'],
  ['2026-11-22T19:32:00.000Z', '2026-11-22 20:32'],
  [{}, null],
  [[], null],
  [{ vatPercent: 25, priceOfferOre: null }, 'vatPercent: 25'],
  [
    [
      { label: 'Räckvidd', value: '7,3 m' },
      { label: 'Bredd', value: '770 mm' },
    ],
    'Räckvidd: 7,3 m\nBredd: 770 mm',
  ],
  [{ from: { a: 1, b: 2 }, to: ['x', 'y'] }, 'from: a: 1, b: 2\nto: x, y'],
])('a stored value is read as lines: %j', (value, text) => {
  expect(cellText('comment', value)).toBe(text)
})

test.each([
  ['kind', 'inquiry', 'Förfrågan'],
  ['kind', 'unknown', 'unknown'],
  ['state', 'received', 'Mottaget'],
  ['state', 'queued', 'Väntar på att skickas'],
  ['state', 'unknown', 'unknown'],
  ['kind', 'inquiry-confirmation', 'Bekräftelse till dig'],
  ['kind', 'timesChanged', 'Tiden är ändrad.'],
  ['role', 10, 'Kund'],
  ['locale', 'sv', 'Svenska'],
  ['price_type', 2, 'exkl. moms'],
  ['state', null, null],
  ['credit_limit_ore', 15_000_000, '150\u00a0000\u00a0kr'],
  ['limit_ore', null, null],
  ['company_id', 15_000_000, '15000000'],
])('a value of the column %s is read in words: %j', (column, value, text) => {
  expect(cellText(column, value)).toBe(text)
})

test('a column without a label is shown by its name', () => {
  expect(columnName('some_column')).toBe('some column')
})
