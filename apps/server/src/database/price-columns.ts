import { products } from './schema/products.ts'

/** The columns that `api/calls/present-prices.ts` reads. */
export const priceColumns = {
  prod_vat: products.prod_vat,
  price_first_day_ore: products.price_first_day_ore,
  price_following_days_ore: products.price_following_days_ore,
  price_weekend_ore: products.price_weekend_ore,
  price_basic_fee_ore: products.price_basic_fee_ore,
  price_sale_ore: products.price_sale_ore,
  price_rentstart_ore: products.price_rentstart_ore,
  price_rentday_ore: products.price_rentday_ore,
  price_offer_ore: products.price_offer_ore,
}
