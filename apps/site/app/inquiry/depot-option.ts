import type { Depot } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'

/** A depot in the form's dropdown; its hours are loaded once it is chosen. */
export type DepotOption = ReturnType<typeof depotOption>

export function depotOption(depot: Depot, locale: Locale) {
  return {
    id: depot.id,
    slug: depot.depot_slug,
    name: titleIn(depot, 'title', locale),
    city: depot.corp_city,
    lat: depot.corp_lat,
    lng: depot.corp_lng,
  }
}
