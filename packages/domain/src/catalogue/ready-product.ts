import { rawPrices } from '../pricing/sek-prices.ts'
import type { ReadyProduct } from './product-readiness.ts'
import type { ProductType } from './product-types.ts'

type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** Converts an edited product for `priceLines` and `notReadyReasons`. */
export function readyProduct(item: Fields): ReadyProduct {
  const technical = (item['technical'] ?? {}) as Fields
  const seats = technical['course_participant']
  return {
    type: Number(item['type'] ?? 0) as ProductType,
    vatPercent: Number(item['prod_vat'] ?? 0),
    hasText: (text(item['content_sv']) ?? '') !== '',
    depotId: typeof item['depot_id'] === 'number' ? item['depot_id'] : null,
    courseTime: text(technical['course_time']),
    courseSeats: typeof seats === 'number' ? seats : null,
    ...rawPrices(item),
  }
}
