import { sekFromOre } from '@minikran/domain/primitives/money'
import type { priceColumns } from '../../database/price-columns.ts'
import type { products } from '../../database/schema/products.ts'

export type PriceRow = Pick<typeof products.$inferSelect, keyof typeof priceColumns>

const sek = (ore: number | null) => (ore === null ? null : sekFromOre(ore))

/** The raw price fields in SEK without VAT; null is "on request". */
export function presentPrices(row: PriceRow) {
  return {
    prod_vat: row.prod_vat,
    price_first_day: sek(row.price_first_day_ore),
    price_following_days: sek(row.price_following_days_ore),
    price_weekend: sek(row.price_weekend_ore),
    price_basic_fee: sek(row.price_basic_fee_ore),
    price_sale: sek(row.price_sale_ore),
    price_rentstart: sek(row.price_rentstart_ore),
    price_rentday: sek(row.price_rentday_ore),
    price_offer: sek(row.price_offer_ore),
  }
}
