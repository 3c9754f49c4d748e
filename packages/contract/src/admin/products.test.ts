import { expect, test } from 'vitest'
import { productFields } from './products.ts'

test.each([
  ['prod_vat', 0, true],
  ['prod_vat', 12.34, true],
  ['prod_vat', 12.345, false],
  ['prod_vat', 100.01, false],
  ['price_sale', null, true],
  ['price_sale', 1.01, true],
  ['price_sale', 1.005, false],
  ['price_sale', -0.01, false],
] as const)('%s %j is taken: %j', (name, value, isTaken) => {
  expect(productFields.shape[name].safeParse(value).success).toBe(isTaken)
})
