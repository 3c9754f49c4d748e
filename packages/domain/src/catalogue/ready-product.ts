import { oreFromSek } from '../primitives/money.ts'
import type { ProductType } from './options.ts'
import type { ReadyProduct } from './product-readiness.ts'

type Fields = Readonly<Record<string, unknown>>

const ore = (sek: unknown) =>
  typeof sek === 'number' && Number.isFinite(sek) ? oreFromSek(sek) : null
const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** A product as it is edited, in the form in which prices and readiness are judged. */
export function readyProduct(item: Fields): ReadyProduct {
  const technical = (item['technical'] ?? {}) as Fields
  const seats = technical['course_participant']
  return {
    type: Number(item['type'] ?? 0) as ProductType,
    vatPercent: Number(item['prod_vat'] ?? 0),
    title: text(item['title_sv']) ?? '',
    hasText: (text(item['content_sv']) ?? '') !== '',
    depotId: typeof item['depot_id'] === 'number' ? item['depot_id'] : null,
    courseTime: text(technical['course_time']),
    courseSeats: typeof seats === 'number' ? seats : null,
    priceFirstDayOre: ore(item['price_first_day']),
    priceFollowingDaysOre: ore(item['price_following_days']),
    priceWeekendOre: ore(item['price_weekend']),
    priceBasicFeeOre: ore(item['price_basic_fee']),
    priceSaleOre: ore(item['price_sale']),
    priceRentstartOre: ore(item['price_rentstart']),
    priceRentdayOre: ore(item['price_rentday']),
    priceOfferOre: ore(item['price_offer']),
  }
}
