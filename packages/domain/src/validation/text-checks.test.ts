import { expect, test } from 'vitest'
import { holdsWebAddress } from './text-checks.ts'

test.each([
  'Besok http://evil.example nu',
  'HTTPS://EVIL.EXAMPLE',
  'se www.evil',
  'evil.example',
  'Vinn på evil.example/pris',
  'EVIL.COM',
  'Anna@evil.example',
  'evil\uff0eexample',
  'evil\u3002example',
  'evil.xn--p1ai',
  'evil.рф',
  'evil.中国',
])('%j contains a web address', (text) => {
  expect(holdsWebAddress(text)).toBe(true)
})

test.each([
  'Anna-Karin',
  'O’Neill',
  'J.R.R. Svensson',
  'H.M. Bygg AB',
  'St.Eriks Betong',
  'Dr. Öberg',
  'Glas & Lyft i Umeå AB',
  'A.B',
  'Bygg AB, Lule.',
  '3:e Kranen',
  'Kran/Lyft AB',
])('%j contains no web address', (text) => {
  expect(holdsWebAddress(text)).toBe(false)
})
