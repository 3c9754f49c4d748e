import type { Place } from '@minikran/domain/geography/distance'
import { getLocale } from '@minikran/i18n/runtime'
import { useState } from 'react'
import type { DepotTile } from '../../depots/depot-tile-data.ts'

export type PositionState = 'idle' | 'locating' | 'failed'
type Sorted = { basis: readonly DepotTile[]; tiles: readonly DepotTile[] }

/**
 * Sorts the tiles by the visitor's position, after a click. The position never leaves the browser.
 */
export function useNearest(tiles: readonly DepotTile[]) {
  const [position, setPosition] = useState<PositionState>('idle')
  const [sorted, setSorted] = useState<Sorted | null>(null)
  // New data, such as for a postal code, resets the order.
  const isSorted = sorted !== null && sorted.basis === tiles

  const locate = async () => {
    setPosition('locating')
    const found = await Promise.all([currentPlace(), import('./nearest-depots.ts')]).catch(
      () => null,
    )
    // When the position is not available, the postal code remains.
    if (found === null) return setPosition('failed')
    const [place, { tilesFrom }] = found
    setSorted({ basis: tiles, tiles: tilesFrom(tiles, place, getLocale()) })
    setPosition('idle')
  }
  return { tiles: isSorted ? sorted.tiles : tiles, isSorted, position, locate: () => void locate() }
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
