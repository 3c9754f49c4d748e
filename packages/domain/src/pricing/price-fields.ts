/** The prices of a product under their API names, in SEK without VAT. */
export const priceFields = [
  'price_first_day',
  'price_following_days',
  'price_weekend',
  'price_basic_fee',
  'price_sale',
  'price_rentstart',
  'price_rentday',
  'price_offer',
] as const

export type PriceField = (typeof priceFields)[number]

/** Whether a field is a price or the VAT. */
export const isPriceField = (name: string): boolean =>
  name === 'prod_vat' || priceFields.some((field) => field === name)
