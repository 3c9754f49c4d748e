import type { Depot } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** What the form needs of a depot to be chosen; its hours come once it is. */
export type DepotOption = { id: number; name: LocalText; city: string }

export function depotOption(depot: Depot, locale: Locale): DepotOption {
  return { id: depot.id, name: titleIn(depot, 'title', locale), city: depot.corp_city }
}
