import type { Depot, DepotHour } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** What the form needs of a depot: its name and its ordinary week. */
export type InquiryDepot = { id: number; name: LocalText; city: string; hours: DepotHour[] }

export function inquiryDepot(depot: Depot, locale: Locale): InquiryDepot {
  const { id, corp_city, depothours } = depot
  return { id, name: titleIn(depot, 'title', locale), city: corp_city, hours: depothours }
}
