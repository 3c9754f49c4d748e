import { expect, test } from 'vitest'
import { firstPriceTogether } from './first-price.ts'
import type { PricedProduct } from './rental-price.ts'

const noPrices = {
  priceFirstDayOre: null,
  priceFollowingDaysOre: null,
  priceWeekendOre: null,
  priceBasicFeeOre: null,
  priceSaleOre: null,
  priceRentstartOre: null,
  priceRentdayOre: null,
  priceOfferOre: null,
}
const rented = (priceFirstDayOre: number | null): PricedProduct => ({
  ...noPrices,
  type: 0,
  vatPercent: 25,
  priceFirstDayOre,
})

test('the first days of crane and lifter add up, each with its basic fee', () => {
  const crane = { ...rented(250_000), priceBasicFeeOre: 30_000 }
  // 2,500 + 300 + 790 = 3,590 kr; with 25 % VAT 4,487.50 kr.
  expect(firstPriceTogether([crane, rented(79_000)])).toEqual({
    key: 'firstDay',
    price: { exVatOre: 359_000, incVatOre: 448_750 },
  })
})

test.each([
  ['a price that is not set', rented(null)],
  ['a thing that is not priced', null],
  ['a thing that is sold', { ...rented(null), type: 1 as const, priceSaleOre: 79_000 }],
])('with %s the sum is on request', (_, other) => {
  expect(firstPriceTogether([rented(250_000), other])).toEqual({ key: 'firstDay', price: null })
})
