import { expect, test } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

test.each([
  ['Besok http://evil.example nu', 'Besok http: //evil. example nu'],
  ['www.evil.Com', 'www. evil. Com'],
  ['Anna-Karin', 'Anna-Karin'],
  ['J.R. Öberg & Co. AB', 'J.R. Öberg & Co. AB'],
])('%j is written %j', (name, written) => {
  expect(nameInMail(name)).toBe(written)
})
