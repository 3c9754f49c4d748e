import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productFields } from './products.ts'

test.each([
  ['prod_vat', 0, true],
  ['prod_vat', 12.34, true],
  ['prod_vat', 12.345, false],
  ['prod_vat', 1e-9, false],
  ['prod_vat', 100.01, false],
  ['price_sale', null, true],
  ['price_sale', 1.01, true],
  ['price_sale', 1.005, false],
  ['price_sale', 1e-9, false],
  ['price_sale', 5.000000001, false],
  ['price_sale', -0.01, false],
] as const)('%s %j is taken: %j', (name, value, isTaken) => {
  expect(productFields.shape[name].safeParse(value).success).toBe(isTaken)
})

test('every price of whole öre is taken', () => {
  const isTaken = (ore: number) => productFields.shape.price_sale.safeParse(ore / 100).success
  fc.assert(fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), isTaken))
})
