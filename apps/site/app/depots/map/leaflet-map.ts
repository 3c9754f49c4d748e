import type { MapTiles } from '@minikran/contract/site-handler'
import { m } from '@minikran/i18n/messages'
import { Control, LatLngBounds, Map as LeafletMap, SVGOverlay, TileLayer } from 'leaflet'
import leafletStyle from 'leaflet/dist/leaflet.css?inline'
import outline from '../../../generated/sweden.svg?url&no-inline'
import ownStyle from './leaflet-map.css?inline'
import { addMarkers } from './map-markers.ts'
import type { MapPlace } from './marker-popup.ts'
import { sheetHeight, sheetWidth, swedenFrame } from './sweden-frame.ts'
import { tileCredit } from './tile-credit.ts'

type Options = {
  places: readonly MapPlace[]
  /** Null for Sweden's outline only. */
  tiles: MapTiles | null
}

// The outline has no detail for closer zooms.
const streetZoom = 17
const outlineZoom = 6
const sweden = new LatLngBounds(
  [swedenFrame.south, swedenFrame.west],
  [swedenFrame.north, swedenFrame.east],
)

/** Draws the map into an empty element and returns a function that removes it. */
export function showMap(box: HTMLElement, { places, tiles }: Options): () => void {
  addStyles()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    zoomControl: false,
    attributionControl: false,
    // Scrolling the page must not zoom the map.
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    minZoom: 4,
    maxZoom: tiles === null ? 9 : 19,
    maxBounds: sweden.pad(0.5),
  })
  const zoom = { zoomInTitle: m.map_zoom_in(), zoomOutTitle: m.map_zoom_out() }
  map.addControl(new Control.Zoom({ position: 'bottomleft', ...zoom }))
  map.addControl(new Control.Attribution({ prefix: false }))
  map.addLayer(tiles === null ? outlineLayer() : streetLayer(tiles))
  const [only, ...others] = places
  if (only !== undefined && others.length === 0) {
    map.setView(only, tiles === null ? outlineZoom : streetZoom)
  } else {
    const corners = places.map(({ lat, lng }): [number, number] => [lat, lng])
    map.fitBounds(new LatLngBounds(corners), { padding: [40, 40] })
  }
  addMarkers(map, { places, hasNames: tiles === null })
  return () => void map.remove()
}

let isStyled = false

// Set by the CSSOM, which the content security policy allows.
function addStyles() {
  if (isStyled) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(leafletStyle + ownStyle)
  document.adoptedStyleSheets.push(sheet)
  isStyled = true
}

function streetLayer({ url, attribution }: MapTiles) {
  return new TileLayer(url, { maxZoom: 19, attribution: tileCredit(attribution) })
}

function outlineLayer() {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', `0 0 ${sheetWidth} ${sheetHeight}`)
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  shape.setAttribute('href', `${outline}#sweden`)
  drawing.append(shape)
  return new SVGOverlay(drawing, sweden, {
    className: 'map-outline',
    attribution: m.map_outline_source(),
  })
}
