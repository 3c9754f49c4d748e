import { expect, test } from 'vitest'
import { phoneAddress } from './phone-address.ts'

test.each([
  ['08-465 004 00', 'tel:+46846500400'],
  ['+46 8-465 004 00', 'tel:+46846500400'],
  ['+46 (0)8-465 004 00', 'tel:+46846500400'],
  ['0046 8 465 004 00', 'tel:+46846500400'],
  ['+47 22 12 34 56', 'tel:+4722123456'],
])('%s is called as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address)
})
