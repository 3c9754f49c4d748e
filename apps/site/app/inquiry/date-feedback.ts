import { formatLocalDateTime, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { hoursOfDepot } from './depot-hours.ts'
import type { DepotOption } from './depot-option.ts'
import { type InquiryPrice, inquiryPrice } from './inquiry-price.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { type InquiryValues, timesOf } from './inquiry-values.ts'
import { nearestOpenDepot } from './open-depot.ts'
import { type InquiryTimeOptions, inquiryTimeOptions } from './time-options.ts'

/** What the form shows for the typed dates: the depot's hours and the price. */
export type DateFeedback = {
  offers: InquiryTimeOptions | null
  /** Whether a typed time prevents sending. */
  isRefused: boolean
  price: InquiryPrice | null
}

type Options = { depots: readonly DepotOption[]; products: readonly InquiryProduct[] }

export async function dateFeedback(
  values: InquiryValues,
  { depots, products }: Options,
): Promise<DateFeedback> {
  const depot = depots.find(({ id }) => String(id) === values.depot_id)
  const hours = depot === undefined ? null : await hoursOfDepot(values.depot_id)
  const slugs = products.map(({ slug }) => slug)
  const nowMs = Date.now()
  const offers =
    depot === undefined || hours === null
      ? null
      : await withOpenDepots(
          inquiryTimeOptions({ hours, city: depot.city, nowMs }, values, slugs),
          {
            values,
            from: depot,
            depots,
          },
        )
  return {
    offers,
    isRefused: offers !== null && offers.refusedDate !== null,
    price: inquiryPrice(products, values, { hours, nowMs }),
  }
}

type Around = { values: InquiryValues; from: DepotOption; depots: readonly DepotOption[] }

async function withOpenDepots(offers: InquiryTimeOptions, { values, ...around }: Around) {
  const typed = timesOf(values, '')
  const now = formatLocalDateTime(stockholmDateTime(Date.now()))
  const withDepot = async (side: 'pickup' | 'return') => {
    const offer = offers[side]
    if (!offer.isRefused || formatLocalDateTime(typed[side]) < now) return offer
    return { ...offer, openDepot: await nearestOpenDepot({ ...around, typed: typed[side] }) }
  }
  const [pickup, returned] = await Promise.all([withDepot('pickup'), withDepot('return')])
  return { ...offers, pickup, return: returned }
}
