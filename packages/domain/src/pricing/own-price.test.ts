import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { ownDiscount, ownFigure } from './own-price.ts'
import { priceForDates } from './price-for-dates.ts'
import { type PricedProduct, priceLines } from './rental-price.ts'

const crane: PricedProduct = {
  type: 0,
  vatPercent: 25,
  discountPercent: 15,
  priceFirstDayOre: 305_000,
  priceFollowingDaysOre: 190_050,
  priceWeekendOre: 380_000,
  priceBasicFeeOre: 35_000,
  priceSaleOre: null,
  priceRentstartOre: null,
  priceRentdayOre: null,
  priceOfferOre: null,
}
const { discountPercent: _, ...atListPrice } = crane

test.each(Object.values(roles))(
  'a discount of the company counts for role %i by its kind',
  (role) => {
    const isVip = role === 20 || role === 40
    expect(ownDiscount(role, 15)).toBe(isVip ? 15 : 0)
    expect(ownDiscount(role, null)).toBe(0)
  },
)

test('every line has the own price beside the list price, in both views', () => {
  expect(priceLines(crane)).toEqual([
    {
      key: 'firstDay',
      price: {
        exVatOre: 340_000,
        incVatOre: 425_000,
        own: { exVatOre: 289_000, incVatOre: 361_250 },
      },
    },
    {
      key: 'followingDay',
      price: {
        exVatOre: 190_050,
        incVatOre: 237_563,
        // 161 542.5 and 201 928.125: each figure is rounded once, half up.
        own: { exVatOre: 161_543, incVatOre: 201_928 },
      },
    },
    {
      key: 'weekend',
      price: {
        exVatOre: 450_000,
        incVatOre: 562_500,
        own: { exVatOre: 382_500, incVatOre: 478_125 },
      },
    },
  ])
})

test('a price on request has no own price either, and nobody without a discount has one', () => {
  expect(priceLines({ ...crane, priceWeekendOre: null }).at(-1)?.price).toBe(null)
  for (const { price } of priceLines(atListPrice)) expect(price).not.toHaveProperty('own')
  expect(ownFigure(100_000, { vatPercent: 25, discountPercent: 0 })).toEqual({})
})

// 2026-12-11 is a Friday.
const period = { from: '2026-12-11', to: '2026-12-14' }

test('a rent has its own sum and its insurance of that sum', () => {
  const price = priceForDates(crane, period)
  expect(price?.sum).toEqual({
    exVatOre: 980_050,
    incVatOre: 1_225_063,
    own: { exVatOre: 833_043, incVatOre: 1_041_303 },
  })
  expect(price?.insurance).toEqual({
    exVatOre: 58_803,
    incVatOre: 73_504,
    own: { exVatOre: 49_983, incVatOre: 62_478 },
  })
})

test('the own price is the share of the list price, to half an öre', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(0, 6, 12, 25, 12.5),
      (exVatOre, discountPercent, vatPercent) => {
        const { own } = ownFigure(exVatOre, { vatPercent, discountPercent })
        const share = (exVatOre * (100 - discountPercent)) / 100
        expect(Math.abs((own?.exVatOre ?? -1) - share)).toBeLessThanOrEqual(0.5001)
        const withVat = share * (1 + vatPercent / 100)
        expect(Math.abs((own?.incVatOre ?? -1) - withVat)).toBeLessThanOrEqual(0.5001)
      },
    ),
  )
})
