import type { Place } from '@minikran/domain/geography/distance'
import { getLocale } from '@minikran/i18n/runtime'
import { useState } from 'react'
import type { DepotTile } from '../../depots/depot-tile-data.ts'

export type PositionState = 'idle' | 'locating' | 'failed'
/** `tiles` sorted by the position; null when the position was not available. */
type Located = { basis: readonly DepotTile[]; tiles: readonly DepotTile[] | null }

/**
 * Sorts the tiles by the visitor's position, after a click. The position never leaves the browser.
 */
export function useNearest(tiles: readonly DepotTile[]) {
  const [isLocating, setIsLocating] = useState(false)
  const [last, setLast] = useState<Located | null>(null)
  // New data, such as for a postal code, resets the order.
  const located = last?.basis === tiles ? last : null

  const locate = async () => {
    setIsLocating(true)
    const found = await Promise.all([currentPlace(), import('./nearest-depots.ts')]).catch(
      () => null,
    )
    // When the position is not available, the postal code remains.
    const sorted = found?.[1].tilesFrom(tiles, found[0], getLocale()) ?? null
    setLast({ basis: tiles, tiles: sorted })
    setIsLocating(false)
  }
  return {
    tiles: located?.tiles ?? tiles,
    isSorted: located !== null && located.tiles !== null,
    position: positionOf(isLocating, located),
    locate: () => void locate(),
  }
}

function positionOf(isLocating: boolean, located: Located | null): PositionState {
  if (isLocating) return 'locating'
  return located !== null && located.tiles === null ? 'failed' : 'idle'
}

function currentPlace(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { maximumAge: 600_000, timeout: 20_000 },
    )
  })
}
