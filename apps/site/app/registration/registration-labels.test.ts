import { expect, test } from 'vitest'
import { registrationLabel } from './registration-labels.ts'

test.each([
  ['participants.0.firstname', 'Deltagare 1, Förnamn'],
  ['participants.19.email', 'Deltagare 20, E-post'],
  ['inquiry_text', 'Meddelande'],
  ['phone', 'Telefon'],
  ['sum', null],
] as const)('a fault of %s is named %s', (field, label) => {
  expect(registrationLabel(field)).toBe(label)
})
