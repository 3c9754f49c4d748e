import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayTimeText,
  instantText,
  longDateText,
  momentText,
  numericDayText,
  shortDateText,
} from './date-text.ts'
import { numberText, unitText } from './number-text.ts'
import { m } from './paraglide/messages.js'
import { priceText } from './price-text.ts'
import { recentMomentText } from './recent-moment-text.ts'
import { sizeText } from './size-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [123450, '1 234,50 kr'],
  [95000, '950 kr'],
  [0, '0 kr'],
  [5, '0,05 kr'],
  [100000000, '1 000 000 kr'],
  [99999, '999,99 kr'],
  [-123450, '−1 234,50 kr'],
])('%i öre reads %s', (ore, text) => {
  expect(plain(priceText(ore))).toBe(text)
})

test('a price never breaks over two lines', () => {
  expect(priceText(123450)).not.toContain(' ')
})

test('a price text keeps every öre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (ore) => {
      const [kronor, cents = '00'] = priceText(ore)
        .replaceAll('\u00a0', '')
        .replace('kr', '')
        .split(',')
      expect(Number(kronor) * 100 + Number(cents)).toBe(ore)
    }),
  )
})

test('figures follow the language', () => {
  expect(plain(numberText(1250.5, 'sv'))).toBe('1 250,5')
  expect(numberText(1250.5, 'en')).toBe('1,250.5')
  expect(numberText(-1234567, 'en')).toBe('-1,234,567')
  expect(plain(unitText({ value: 1250, unit: 'kg' }, 'sv'))).toBe('1 250 kg')
  expect(plain(unitText({ value: 1250, unit: 'kg' }, 'en'))).toBe('1,250 kg')
})

test('pages show a short date and time, the same everywhere', () => {
  expect(dayTimeText('2027-02-09 08:00', 'sv')).toBe('tis 9 feb 2027 08:00')
  expect(dayTimeText('2027-02-09 08:00', 'en')).toBe('Tue 9 Feb 2027 08:00')
  expect(dayTimeText('2028-05-16 12:30', 'sv')).toBe('tis 16 maj 2028 12:30')
  expect(dayTimeText('2027-03-16 08:00', 'sv')).toBe('tis 16 mars 2027 08:00')
  expect(instantText('2026-12-03T23:30:00Z', 'sv')).toBe('fre 4 dec 2026 00:30')
})

test('beside typed dates and in mails a date is YYYY-MM-DD, where space is short DD/MM, and read aloud as people say it', () => {
  expect(numericDayText('2026-12-03', 'sv')).toBe('torsdag 2026-12-03')
  expect(numericDayText('2026-12-03', 'en')).toBe('Thursday 2026-12-03')
  expect(momentText(Date.parse('2026-12-03T23:30:00Z'))).toBe('2026-12-04 00:30')
  expect(recentMomentText(Date.parse('2026-11-12T13:03:20Z'), 'sv')).toBe('12 nov 14:03')
  expect(recentMomentText(Date.parse('2027-05-02T22:30:00Z'), 'en')).toBe('3 May 00:30')
  expect(longDateText('2026-12-03', 'sv')).toBe('torsdag 3 december 2026')
  expect(longDateText('2026-12-03', 'en')).toBe('Thursday 3 December 2026')
  expect(shortDateText('2026-12-03')).toBe('03/12')
})

test.each([
  [0, '0 B', '0 B'],
  [999, '999 B', '999 B'],
  [1000, '1 kB', '1 kB'],
  [1_234_567, '1,2 MB', '1.2 MB'],
  [999_999, '1 MB', '1 MB'],
])('%i bytes read %s, in English %s', (bytes, swedish, english) => {
  expect(plain(sizeText(bytes, 'sv'))).toBe(swedish)
  expect(plain(sizeText(bytes, 'en'))).toBe(english)
})

test.each(['sv', 'en'] as const)(
  'the facts of a company with one employee read well (%s)',
  (locale) => {
    const text = m.shell_facts({ year: 2013, employees: 1 }, { locale })
    expect(plain(text)).not.toMatch(/1 (?:anställda|employees)/)
  },
)
