import type { Depot } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { openStateText } from './hours-texts.ts'

/** The data of a depot for tiles, dropdown and map. */
export type DepotTile = ReturnType<typeof depotTile>

export function depotTile(depot: Depot, locale: Locale) {
  return {
    slug: depot.depot_slug,
    path: depot.path,
    title: titleIn(depot, 'title', locale),
    address: depot.corp_address,
    zip: depot.corp_zip,
    city: depot.corp_city,
    phone: depot.phone,
    email: depot.email_address,
    isOpen: depot.open_state.state === 'open',
    openState: openStateText(depot.open_state, locale),
    lat: depot.corp_lat,
    lng: depot.corp_lng,
    /** From the visitor, when it is known. */
    distance: null as string | null,
  }
}
