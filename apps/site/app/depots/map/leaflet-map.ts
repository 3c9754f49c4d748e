import { m } from '@minikran/i18n/messages'
import {
  Control,
  DivIcon,
  LatLngBounds,
  Map as LeafletMap,
  Marker,
  SVGOverlay,
  TileLayer,
} from 'leaflet'
import leafletStyle from 'leaflet/dist/leaflet.css?inline'
import outline from '../../../generated/sweden.svg?url&no-inline'
import ownStyle from './leaflet-map.css?inline'
import { type MapPlace, markerPopup } from './marker-popup.ts'
import { sheetHeight, sheetWidth, swedenFrame } from './sweden-frame.ts'

type Options = {
  places: readonly MapPlace[]
  /** The address of street tiles; null for Sweden's outline only. */
  tileUrl: string | null
}

// The outline has no detail for closer zooms.
const streetZoom = 17
const outlineZoom = 6
const sweden = new LatLngBounds(
  [swedenFrame.south, swedenFrame.west],
  [swedenFrame.north, swedenFrame.east],
)

/** Draws the map into an empty element and returns a function that removes it. */
export function showMap(box: HTMLElement, { places, tileUrl }: Options): () => void {
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
    maxZoom: tileUrl === null ? 9 : 19,
    maxBounds: sweden.pad(0.5),
  })
  const zoom = { zoomInTitle: m.map_zoom_in(), zoomOutTitle: m.map_zoom_out() }
  map.addControl(new Control.Zoom({ position: 'bottomleft', ...zoom }))
  map.addControl(new Control.Attribution({ prefix: false }))
  map.addLayer(tileUrl === null ? outlineLayer() : streetLayer(tileUrl))
  for (const place of places) map.addLayer(marker(place, map))
  const [only, ...others] = places
  if (only !== undefined && others.length === 0) {
    map.setView(only, tileUrl === null ? outlineZoom : streetZoom)
  } else {
    const corners = places.map(({ lat, lng }): [number, number] => [lat, lng])
    map.fitBounds(new LatLngBounds(corners), { padding: [40, 40] })
  }
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

function streetLayer(tileUrl: string) {
  const source =
    '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap</a>'
  return new TileLayer(tileUrl, { maxZoom: 19, attribution: source })
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

const pin =
  '<svg aria-hidden="true" viewBox="0 0 44 44"><path d="M22 40 12 24a12 12 0 1 1 20 0Z"/><circle cx="22" cy="17" r="4"/></svg>'

function marker(place: MapPlace, map: LeafletMap): Marker {
  const drawn = new Marker(place, {
    icon: new DivIcon({
      html: pin,
      className: 'map-pin',
      iconSize: [44, 44],
      iconAnchor: [22, 40],
      popupAnchor: [0, -36],
    }),
    title: place.title.text,
  })
  const content = markerPopup(place)
  drawn.bindPopup(content, { minWidth: 180, maxWidth: 260 })
  // Keyboard focus moves into the popup and back to its marker.
  drawn.on('popupopen', ({ popup }) => {
    const close = popup.getElement()?.querySelector('.leaflet-popup-close-button')
    close?.setAttribute('aria-label', m.shell_close())
    content.querySelector('a')?.focus({ preventScroll: true })
  })
  content.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    map.closePopup()
    drawn.getElement()?.focus({ preventScroll: true })
  })
  return drawn
}
