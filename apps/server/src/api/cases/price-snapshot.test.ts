import { expect, test } from 'vitest'
import { presentPriceSnapshot, priceSnapshot } from './price-snapshot.ts'

const row = {
  type: 1,
  prod_vat: 6,
  price_first_day_ore: 100,
  price_following_days_ore: 200,
  price_weekend_ore: 300,
  price_basic_fee_ore: 400,
  price_sale_ore: 500,
  price_rentstart_ore: 600,
  price_rentday_ore: 700,
  price_offer_ore: 800,
}

test('the prices of a case are shown as they were, each with the VAT and the discount of then', () => {
  expect(presentPriceSnapshot(priceSnapshot(row, 12))).toEqual({
    type: 1,
    vat_percent: 6,
    discount_percent: 12,
    price_first_day: 1,
    price_following_days: 2,
    price_weekend: 3,
    price_basic_fee: 4,
    price_sale: 5,
    price_rentstart: 6,
    price_rentday: 7,
    price_offer: 8,
  })
  const plain = presentPriceSnapshot(priceSnapshot({ ...row, price_offer_ore: null }, 0))
  expect(plain).not.toHaveProperty('discount_percent')
  expect(plain?.price_offer).toBeNull()
})
