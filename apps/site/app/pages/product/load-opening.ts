import type { ApiClient } from '@minikran/contract/api-client'
import type { Product } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { hoursSets } from '../../inquiry/hours-sets.ts'
import { pricedProduct } from '../../pricing/price-rows.ts'
import { type Opening, openOffer } from './open-offer.ts'
import { rentDatesIn } from './rent-dates.ts'

/** For the dates in the address; null without dates, and for a machine without a depot. */
export async function loadOpening(
  api: ApiClient,
  { depot, ...product }: Product,
  { url, locale }: { url: URL; locale: Locale },
): Promise<Opening | null> {
  const nowMs = Date.now()
  const dates = rentDatesIn(url, stockholmDateTime(nowMs).date)
  if (dates.kind !== 'dates' || depot === null) return null
  const answer = await api.getDepotHours({ depot_id: depot.id })
  if (!answer.ok) return null
  const { from, to } = dates
  const hours = { sets: hoursSets(answer.data), depotId: depot.id }
  return { from, to, offer: openOffer(pricedProduct(product), dates, { hours, nowMs, locale }) }
}
