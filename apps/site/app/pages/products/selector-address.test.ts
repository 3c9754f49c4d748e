import { expect, test } from 'vitest'
import { selectorAddress } from './selector-address.ts'

test.each([
  ['xyz', '/kranvaljaren'],
  ['lyfta 800 kg 12 meter', '/kranvaljaren?q=1_1_800'],
  ['9 m upp, 5,5 m ut, 300 kg', '/kranvaljare?q=9_5.5_300'],
])('a search for %j without hits leads to %s', (text, address) => {
  expect(selectorAddress(text)).toBe(address)
})
