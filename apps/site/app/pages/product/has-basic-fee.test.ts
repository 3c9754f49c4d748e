import { expect, test } from 'vitest'
import type { PricedItem } from '../../pricing/price-rows.ts'
import { hasBasicFee } from './has-basic-fee.ts'

const rented: PricedItem = {
  type: 0,
  prod_vat: 25,
  price_first_day: 950,
  price_following_days: 700,
  price_weekend: null,
  price_basic_fee: 250,
  price_sale: null,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
}

test.each<[boolean, string, Partial<PricedItem>]>([
  [true, 'a first day with a fee', {}],
  [false, 'a first day without a fee', { price_basic_fee: null }],
  [
    false,
    'a start of rent',
    { price_first_day: null, price_following_days: null, price_rentstart: 500 },
  ],
  [false, 'a price on request', { price_first_day: null }],
])('%s: the note about the basic fee stands beside %s', (expected, _, change) => {
  expect(hasBasicFee({ ...rented, ...change })).toBe(expected)
})
