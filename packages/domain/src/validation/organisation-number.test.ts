import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatOrganisationNumber,
  parseOrganisationNumber,
  plainVatNumber,
  swedishVatNumber,
} from './organisation-number.ts'

test.each([
  ['5560360793', '5560360793'],
  ['556036-0793', '5560360793'],
  [' 556036-0793 ', '5560360793'],
  ['556036–0793', '5560360793'],
  ['556036 0793', '5560360793'],
  ['556036 - 0793', '5560360793'],
  ['165560360793', '5560360793'],
  ['16556036-0793', '5560360793'],
  ['2021005489', '2021005489'],
  ['19121212-1212', '1212121212'],
])('%j is the organisation number %s', (text, digits) => {
  expect(parseOrganisationNumber(text)).toBe(digits)
})

test.each([
  '',
  '5560360794',
  '556036-0790',
  '556-0360793',
  '55603607-93',
  '556036--0793',
  '0000000000',
  '000000-0000',
  '175560360793',
  '556036079',
  '55603607932',
  '556036079O',
  '٥٥٦٠٣٦٠٧٩٣',
  'SE556036079301',
])('%j is none', (text) => {
  expect(parseOrganisationNumber(text)).toBeNull()
})

const nineDigits = fc.stringMatching(/^[1-9][0-9]{8}$/)

test('exactly one last digit is valid, and any single wrong digit is detected', () => {
  fc.assert(
    fc.property(nineDigits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (start, at, change) => {
      const fitting = [...'0123456789'].filter((digit) => parseOrganisationNumber(start + digit))
      expect(fitting).toHaveLength(1)
      const digits = start + fitting[0]
      const wrong = (Number(digits[at]) + change) % 10
      expect(parseOrganisationNumber(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBeNull()
      expect(parseOrganisationNumber(formatOrganisationNumber(digits))).toBe(digits)
    }),
  )
})

test('the VAT number is derived from it, and read in any typed form', () => {
  expect(swedishVatNumber('5560360793')).toBe('SE556036079301')
  expect(plainVatNumber(' se 556036-0793 01 ')).toBe('SE556036079301')
  expect(plainVatNumber('SE 556036–0793 01')).toBe('SE556036079301')
})
