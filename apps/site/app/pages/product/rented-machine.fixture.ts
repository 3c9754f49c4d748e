import type { PricedItem } from '../../pricing/price-rows.ts'

/** With the basic fee the first day is 1 200 and a weekend 2 100. */
export const rented: PricedItem = {
  type: 0,
  prod_vat: 25,
  price_first_day: 950,
  price_following_days: 700,
  price_weekend: 1600,
  price_basic_fee: 250,
  price_sale: null,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
}
