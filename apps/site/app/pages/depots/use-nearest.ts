import type { Place } from '@minikran/domain/geography/distance'
import { getLocale } from '@minikran/i18n/runtime'
import { useState } from 'react'
import type { DepotTile } from '../../depots/depot-tile-data.ts'

export type Asking = 'idle' | 'asking' | 'failed'
type Sorted = { basis: readonly DepotTile[]; tiles: readonly DepotTile[] }

/** The tiles by the visitor's position, asked for by a click only; it never leaves the browser. */
export function useNearest(tiles: readonly DepotTile[]) {
  const [asking, setAsking] = useState<Asking>('idle')
  const [sorted, setSorted] = useState<Sorted | null>(null)
  // A newly loaded list, such as after a postal code, rules.
  const isSorted = sorted !== null && sorted.basis === tiles

  const ask = async () => {
    setAsking('asking')
    try {
      const [place, { tilesFrom }] = await Promise.all([
        currentPlace(),
        import('./nearest-depots.ts'),
      ])
      setSorted({ basis: tiles, tiles: tilesFrom(tiles, place, getLocale()) })
      setAsking('idle')
    } catch {
      // Refused, not available or too slow: the postal code does the same.
      setAsking('failed')
    }
  }
  return { tiles: isSorted ? sorted.tiles : tiles, isSorted, asking, ask: () => void ask() }
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
