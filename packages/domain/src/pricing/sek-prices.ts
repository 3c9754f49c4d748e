import { oreFromSek } from '../primitives/money.ts'
import type { PriceField } from './price-fields.ts'
import type { RawPrices } from './rental-price.ts'

/** The price fields as the API names them, SEK without VAT. */
export type SekPrices = Readonly<Partial<Record<PriceField, unknown>>>

const ore = (sek: unknown) =>
  typeof sek === 'number' && Number.isFinite(sek) ? oreFromSek(sek) : null

/** The prices in whole öre; null when not a number. */
export function rawPrices(fields: SekPrices): RawPrices {
  return {
    priceFirstDayOre: ore(fields.price_first_day),
    priceFollowingDaysOre: ore(fields.price_following_days),
    priceWeekendOre: ore(fields.price_weekend),
    priceBasicFeeOre: ore(fields.price_basic_fee),
    priceSaleOre: ore(fields.price_sale),
    priceRentstartOre: ore(fields.price_rentstart),
    priceRentdayOre: ore(fields.price_rentday),
    priceOfferOre: ore(fields.price_offer),
  }
}
