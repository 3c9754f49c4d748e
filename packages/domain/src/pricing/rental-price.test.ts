import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductType } from '../catalogue/product-types.ts'
import { otherPriceType, type PriceTypeChoice, shownPriceType } from './price-type.ts'
import { oreIn, type PricedProduct, priceLines } from './rental-price.ts'
import { addVat } from './vat.ts'

function productWith(fields: Partial<PricedProduct>): PricedProduct {
  return {
    type: 0,
    vatPercent: 25,
    priceFirstDayOre: null,
    priceFollowingDaysOre: null,
    priceWeekendOre: null,
    priceBasicFeeOre: null,
    priceSaleOre: null,
    priceRentstartOre: null,
    priceRentdayOre: null,
    priceOfferOre: null,
    ...fields,
  }
}

/** Exact rational arithmetic, half up: written apart from what it checks. */
function exactVat(ore: number, hundredthsOfPercent: number): number {
  const scaled = BigInt(ore) * BigInt(10_000 + hundredthsOfPercent)
  return Number((2n * scaled + 10_000n) / 20_000n)
}

test('VAT agrees with exact arithmetic for every amount and percentage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_00 }),
      fc.integer({ min: 0, max: 100_00 }),
      (ore, hundredths) => {
        expect(addVat(ore, hundredths / 100)).toBe(exactVat(ore, hundredths))
      },
    ),
  )
})

test('a rented machine has the basic fee once on the first day and twice on a weekend', () => {
  const product = productWith({
    priceFirstDayOre: 305_000,
    priceFollowingDaysOre: 190_000,
    priceWeekendOre: 380_000,
    priceBasicFeeOre: 45_000,
  })
  expect(priceLines(product)).toEqual([
    { key: 'firstDay', price: { exVatOre: 350_000, incVatOre: 437_500 } },
    { key: 'followingDay', price: { exVatOre: 190_000, incVatOre: 237_500 } },
    { key: 'weekend', price: { exVatOre: 470_000, incVatOre: 587_500 } },
  ])
})

test('the sums agree with exact arithmetic and are rounded once', () => {
  const ore = fc.integer({ min: 1, max: 10_000_000_00 })
  fc.assert(
    fc.property(
      ore,
      ore,
      ore,
      ore,
      fc.integer({ min: 0, max: 100 }),
      (day, next, week, fee, vat) => {
        const product = productWith({
          vatPercent: vat,
          priceFirstDayOre: day,
          priceFollowingDaysOre: next,
          priceWeekendOre: week,
          priceBasicFeeOre: fee,
        })
        expect(priceLines(product).map((line) => line.price?.incVatOre)).toEqual([
          exactVat(day + fee, vat * 100),
          exactVat(next, vat * 100),
          exactVat(week + 2 * fee, vat * 100),
        ])
      },
    ),
  )
})

test('a product priced by rent start and rent day has no fee and no weekend line', () => {
  const product = productWith({
    priceRentstartOre: 100_000,
    priceRentdayOre: 60_000,
    priceBasicFeeOre: 5_000,
  })
  expect(priceLines(product)).toEqual([
    { key: 'firstDay', price: { exVatOre: 100_000, incVatOre: 125_000 } },
    { key: 'followingDay', price: { exVatOre: 60_000, incVatOre: 75_000 } },
  ])
})

test('such a product has a weekend line when it has a weekend price', () => {
  const product = productWith({ priceRentstartOre: 100_000, priceWeekendOre: 150_000 })
  expect(priceLines(product)).toEqual([
    { key: 'firstDay', price: { exVatOre: 100_000, incVatOre: 125_000 } },
    { key: 'followingDay', price: null },
    { key: 'weekend', price: { exVatOre: 150_000, incVatOre: 187_500 } },
  ])
})

test('day prices have priority over rent start and rent day', () => {
  const product = productWith({
    priceFirstDayOre: 200,
    priceRentstartOre: 900,
    priceRentdayOre: 800,
  })
  expect(priceLines(product)).toEqual([
    { key: 'firstDay', price: { exVatOre: 200, incVatOre: 250 } },
    { key: 'followingDay', price: null },
    { key: 'weekend', price: null },
  ])
})

test.each<[ProductType, string[]]>([
  [0, ['firstDay', 'followingDay', 'weekend']],
  [1, ['sale']],
  [2, ['offer']],
  [3, ['course']],
  [4, ['course']],
])('type %d without prices has its lines on request', (type, keys) => {
  expect(priceLines(productWith({ type }))).toEqual(keys.map((key) => ({ key, price: null })))
})

test('a price of 0 is on request, and a fee alone is no price', () => {
  const product = productWith({ priceFirstDayOre: 0, priceWeekendOre: 0, priceBasicFeeOre: 45_000 })
  expect(priceLines(product).every((line) => line.price === null)).toBe(true)
})

test.each<[ProductType, string[]]>([
  [0, ['firstDay', 'followingDay', 'weekend', 'sale', 'offer']],
  [1, ['sale', 'offer']],
  [2, ['offer', 'sale']],
])('type %d also shows the sale and offer prices that are set', (type, keys) => {
  const product = productWith({ type, priceSaleOre: 100, priceOfferOre: 80 })
  expect(priceLines(product).map((line) => line.key)).toEqual(keys)
})

test.each<[PriceTypeChoice, string, string, number]>([
  ['', '2', '1', 100],
  ['1', '1', '2', 125],
  ['2', '2', '1', 100],
])('the choice %j shows type %s large and type %s small', (choice, shown, other, ore) => {
  expect(shownPriceType(choice)).toBe(shown)
  expect(otherPriceType(choice)).toBe(other)
  expect(oreIn({ exVatOre: 100, incVatOre: 125 }, choice)).toBe(ore)
})
