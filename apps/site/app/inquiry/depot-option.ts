import type { Depot } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** A depot in the form's dropdown; its hours are loaded once it is chosen. */
export type DepotOption = { id: number; name: LocalText; city: string }

export function depotOption(depot: Depot, locale: Locale): DepotOption {
  return { id: depot.id, name: titleIn(depot, 'title', locale), city: depot.corp_city }
}
