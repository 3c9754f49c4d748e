import type { AskedProduct } from './asked-product.ts'
import { type DayOffers, dayOffers, isRefusedAnywhere } from './day-offer.ts'
import { hoursOfDepot } from './depot-hours.ts'
import type { DepotToChoose } from './depot-to-choose.ts'
import { type InquiryPrice, inquiryPrice } from './inquiry-price.ts'
import type { InquiryValues } from './inquiry-values.ts'

/** What the form says to its dates: the depot's hours, once they are known, and the price. */
export type DateAnswers = {
  offers: DayOffers | null
  /** Whether a time that is typed keeps the form from being sent. */
  isRefused: boolean
  price: InquiryPrice | null
}

type Asked = { depots: readonly DepotToChoose[]; products: readonly AskedProduct[] }

export async function dateAnswers(
  values: InquiryValues,
  { depots, products }: Asked,
): Promise<DateAnswers> {
  const depot = depots.find(({ id }) => String(id) === values.depot_id)
  const hours = depot === undefined ? null : await hoursOfDepot(values.depot_id)
  const slugs = products.map(({ slug }) => slug)
  const offers =
    depot === undefined || hours === null
      ? null
      : dayOffers({ hours, city: depot.city }, values, slugs)
  return {
    offers,
    isRefused: offers !== null && isRefusedAnywhere(offers),
    price: inquiryPrice(products, values, { hours, nowMs: Date.now() }),
  }
}
