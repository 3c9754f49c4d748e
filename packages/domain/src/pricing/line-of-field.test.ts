import { expect, test } from 'vitest'
import { feeLines, lineOfField } from './line-of-field.ts'
import type { PriceField } from './price-fields.ts'
import { rawPrices, type SekPrices } from './sek-prices.ts'

const byDay = { price_first_day: 950, price_following_days: 700, price_weekend: 1600 }
const withFee = { ...byDay, price_basic_fee: 250, price_rentstart: 500 }
const byRent = { price_rentstart: 500, price_rentday: 300 }

test.each<[string, 0 | 1 | 3, SekPrices, PriceField, number | null]>([
  ['the first day with the basic fee once', 0, withFee, 'price_first_day', 150_000],
  ['the weekend with the basic fee twice', 0, withFee, 'price_weekend', 262_500],
  ['a following day without the basic fee', 0, withFee, 'price_following_days', 87_500],
  ['no line for the basic fee alone', 0, withFee, 'price_basic_fee', null],
  ['no line for the start of rent beside a first day', 0, withFee, 'price_rentstart', null],
  ['the start of rent as the first day', 0, byRent, 'price_rentstart', 62_500],
  ['a day of rent as the following day', 0, byRent, 'price_rentday', 37_500],
  ['no line for an empty first day beside a start of rent', 0, byRent, 'price_first_day', null],
  ['no line for the first day of a machine for sale', 1, withFee, 'price_first_day', null],
  ['the sale price of a course', 3, { price_sale: 4000 }, 'price_sale', 500_000],
])('a price field shows %s', (_, type, prices, field, incVatOre) => {
  const product = { type, vatPercent: 25, ...rawPrices(prices) }
  expect(lineOfField(product, field)?.price?.incVatOre ?? null).toBe(incVatOre)
})

test('a price that is not set is on request, and an offer that is not set has no line', () => {
  const product = { type: 0, vatPercent: 25, ...rawPrices({}) } as const
  expect(lineOfField(product, 'price_first_day')).toEqual({ key: 'firstDay', price: null })
  expect(lineOfField(product, 'price_offer')).toBeNull()
})

test.each<[string, 0 | 1 | 2 | 3, SekPrices, (string | number)[][]]>([
  [
    'the first day and the weekend',
    0,
    withFee,
    [
      ['firstDay', 150_000],
      ['weekend', 262_500],
    ],
  ],
  [
    'the first day alone without a weekend price',
    0,
    { ...withFee, price_weekend: null },
    [['firstDay', 150_000]],
  ],
  [
    'the weekend alone without a first day',
    0,
    { price_weekend: 1600, price_basic_fee: 250 },
    [['weekend', 262_500]],
  ],
  [
    'no line of what is priced by start and day of rent',
    0,
    { ...byRent, price_basic_fee: 250 },
    [],
  ],
  ['no line when it is not set', 0, byDay, []],
  ['no line before a price is set', 0, { price_basic_fee: 250 }, []],
  ['no line of a machine for sale', 1, { ...withFee, price_sale: 9000 }, []],
  ['no line of an offer', 2, { ...withFee, price_offer: 9000 }, []],
  ['no line of a course', 3, { ...withFee, price_sale: 4000 }, []],
])('the basic fee is in %s', (_, type, prices, lines) => {
  const product = { type, vatPercent: 25, ...rawPrices(prices) }
  expect(feeLines(product).map(({ key, price }) => [key, price?.incVatOre])).toEqual(lines)
})
