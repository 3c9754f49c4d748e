import type { Locale } from '@minikran/domain/catalogue/product-path'
import { nearestFirst, type Place } from '@minikran/domain/geography/distance'
import { placeOfPostalCode } from '@minikran/domain/geography/postal-areas'
import { parsePostalCode } from '@minikran/domain/geography/postal-code'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import type { DepotTile } from '../../depots/depot-tile-data.ts'

/** The tiles sorted by distance, which is rounded to 1 km nearby and 10 km far away. */
export function tilesFrom(tiles: readonly DepotTile[], place: Place, locale: Locale): DepotTile[] {
  return nearestFirst(tiles, place).map(({ item, km }) => {
    const rounded = km < 20 ? Math.max(1, Math.round(km)) : Math.round(km / 10) * 10
    const distance = m.depots_distance({ km: numberText(rounded, locale) }, { locale })
    return { ...item, distance }
  })
}

export type TypedZip =
  | { kind: 'none' }
  | { kind: 'faulty'; typed: string }
  | { kind: 'place'; zip: string; place: Place }

/** A valid or invalid postal code of an address. */
export function typedZip(typed: string | null): TypedZip {
  if (typed === null || typed.trim() === '') return { kind: 'none' }
  const zip = parsePostalCode(typed)
  const place = zip === null ? null : placeOfPostalCode(zip)
  return zip === null || place === null
    ? { kind: 'faulty', typed: typed.slice(0, 20) }
    : { kind: 'place', zip, place }
}
