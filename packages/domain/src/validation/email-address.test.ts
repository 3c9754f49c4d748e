import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

const longestLocal = 'a'.repeat(64)
const longestLabel = 'b'.repeat(63)

test.each([
  'anna@firma.se',
  'a@b.se',
  'anna.andersson+kran@bygg-firma.se',
  "o'brien@example.com",
  'ANNA@FIRMA.SE',
  'x_y-z=1@sub.sub2.example.museum',
  '123@456.se',
  'info@räksmörgås.se',
  'åsa@firma.se',
  'kontakt@xn--rksmrgs-5wao1o.se',
  '用户@例子.广告',
  `${longestLocal}@${longestLabel}.se`,
])('%s is one e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'anna',
  'anna@',
  '@firma.se',
  'anna@firma',
  'anna@firma.',
  'anna@.se',
  'anna@firma..se',
  'anna..a@firma.se',
  '.anna@firma.se',
  'anna.@firma.se',
  'anna@@firma.se',
  'anna@firma@firma.se',
  'anna andersson@firma.se',
  'anna@firma .se',
  '"anna"@firma.se',
  '"anna a"@firma.se',
  'Anna <anna@firma.se>',
  'anna@firma.se, bo@firma.se',
  'anna@firma.se;bo@firma.se',
  'grupp:anna@firma.se;',
  'anna@firma.se\r\nBcc: bo@firma.se',
  'anna\n@firma.se',
  'anna\0@firma.se',
  'anna\ud800@firma.se',
  'anna(kommentar)@firma.se',
  'anna@[127.0.0.1]',
  'anna@127.0.0.1',
  'anna@firma.s',
  'anna@-firma.se',
  'anna@firma-.se',
  'anna@fir_ma.se',
  'anna@firma.se.',
  'anna\\@firma.se',
  `${longestLocal}a@firma.se`,
  `anna@${longestLabel}b.se`,
])('%j is not one e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})

test('an address may have 254 characters and no more', () => {
  const address = (length: number) => {
    const domain = `${longestLabel}.${longestLabel}.${longestLabel}.se`
    return `${'a'.repeat(length - domain.length - 1)}@${domain}`
  }
  expect(address(254)).toHaveLength(254)
  expect(isEmailAddress(address(254))).toBe(true)
  expect(isEmailAddress(address(255))).toBe(false)
})
