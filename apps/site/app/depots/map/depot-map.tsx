import type { MapTiles } from '@minikran/contract/site-handler'
import { m } from '@minikran/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/button.tsx'
import { awaitPart } from '../../errors/late-part.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { useRootData } from '../../use-root-data.ts'
import type { MapPlace } from './marker-popup.ts'
import { SwedenOutline } from './sweden-outline.tsx'

const loadMap = () => import('./leaflet-map.ts')
const preloadMap = () => void loadMap().catch(() => undefined)

type MapState = 'drawing' | 'loading' | 'shown' | 'failed'

/**
 * A drawing of the depots that becomes an interactive map on demand. Street tiles come from another
 * host and need consent to cookies.
 */
export function DepotMap({ places, label }: { places: readonly MapPlace[]; label: string }) {
  const { mapTiles } = useRootData()
  const { cookieAccept } = useSettings()
  const tiles = cookieAccept === 'all' ? mapTiles : null
  const { boxRef, state, isRequested, request } = useMap(places, tiles)
  return (
    <div className="grid min-w-0 gap-2 print:hidden">
      <div className="relative h-100 min-w-0 border border-line small:h-120">
        {state !== 'shown' && (
          <Drawing places={places} isLoading={state === 'loading'} onShow={request} />
        )}
        {isRequested && (
          <div className={`absolute inset-0 isolate ${state === 'shown' ? '' : 'invisible'}`}>
            {/* Constant, since Leaflet adds classes of its own. */}
            <section ref={boxRef} aria-label={label} className="h-full" />
          </div>
        )}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {state === 'failed' && m.map_failed()}
        {isRequested && mapTiles !== null && tiles === null && m.map_consent()}
      </p>
    </div>
  )
}

/** The interactive map in its box, loaded when it is asked for. */
function useMap(places: readonly MapPlace[], tiles: MapTiles | null) {
  const boxRef = useRef<HTMLElement>(null)
  const [state, setState] = useState<MapState>('drawing')
  const isRequested = state === 'loading' || state === 'shown'

  // What had the focus when the map was asked for; the map when it had it before it is drawn again.
  const focusFrom = useRef<Element | null>(null)
  // Leaflet draws into an element that React does not touch.
  useEffect(() => {
    const box = boxRef.current
    if (!isRequested || box === null) return
    let remove: (() => void) | null = null
    let isUnmounted = false
    const show = async () => {
      const loaded = await awaitPart(loadMap()).catch(() => null)
      if (isUnmounted) return
      if (loaded === null) return setState('failed')
      remove = loaded.showMap(box, { places, tiles })
      const isFocused = takesFocus(focusFrom.current)
      // Immediately: an invisible map cannot take the focus from the button.
      flushSync(() => setState('shown'))
      if (isFocused) box.focus({ preventScroll: true })
    }
    // Thrown again, so that the browser reports a fault of the program.
    void show().catch((fault: unknown) => {
      setState('failed')
      throw fault
    })
    return () => {
      isUnmounted = true
      if (remove === null) return
      focusFrom.current = box.contains(document.activeElement) ? box : null
      remove()
    }
  }, [isRequested, places, tiles])

  const request = () => {
    focusFrom.current = document.activeElement
    setState('loading')
  }
  return { boxRef, state, isRequested, request }
}

/** Whether nothing else has been focused meanwhile; Safari's clicks focus no button. */
function takesFocus(from: Element | null): boolean {
  const { activeElement, body } = document
  return from !== null && (activeElement === from || activeElement === body)
}

type DrawingProps = { places: readonly MapPlace[]; isLoading: boolean; onShow: () => void }

function Drawing({ places, isLoading, onShow }: DrawingProps) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 p-3">
      <SwedenOutline places={places} />
      <div className="shrink-0 noscript:hidden">
        <Button
          kind="plain"
          type="button"
          disabled={isLoading}
          onClick={onShow}
          onPointerEnter={preloadMap}
          onFocus={preloadMap}
        >
          {isLoading ? m.map_loading() : m.map_show()}
        </Button>
      </div>
    </div>
  )
}
