import type { Depot } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { openStateText } from './hours-texts.ts'

/** The data of a depot for tiles, dropdown and map. */
export type DepotTile = {
  slug: string
  path: string
  title: LocalText
  address: string
  zip: string
  city: string
  phone: string
  email: string
  isOpen: boolean
  openState: string
  lat: number
  lng: number
  /** The distance from the visitor, when it is known. */
  distance: string | null
}

export function depotTile(depot: Depot, locale: Locale): DepotTile {
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
    distance: null,
  }
}
