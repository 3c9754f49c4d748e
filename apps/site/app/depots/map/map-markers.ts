import { m } from '@minikran/i18n/messages'
import { DivIcon, LatLngBounds, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet'
import { groupPlaces } from './group-places.ts'
import { listPopup, type MapPlace, markerPopup } from './marker-popup.ts'
import { type PlaceLabel, placeLabels } from './place-labels.ts'

/** Pins nearer than this overlap: 24 px are drawn, in a target of 44 px. */
const reachPx = 28
// The map can be moved, so names give way to pins and other names only.
const endless = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
const labelSheet = { frame: endless, fontSize: 14, pinRadius: 13, pinBelow: 23 }

const pin =
  '<svg aria-hidden="true" viewBox="0 0 44 44"><path d="M22 40 12 24a12 12 0 1 1 20 0Z"/><circle cx="22" cy="17" r="4"/></svg>'

type Options = {
  places: readonly MapPlace[]
  /** Names beside the pins, where the map itself has none. */
  hasNames: boolean
}

/**
 * Draws the pins, again after each zoom. Pins that would overlap are one pin with their number, which
 * zooms in to them, or lists them when they would overlap at the closest zoom too.
 */
export function addMarkers(map: LeafletMap, { places, hasNames }: Options): void {
  const layer = new LayerGroup().addTo(map)
  const draw = () => {
    layer.clearLayers()
    const groups = groupPlaces(places, (place) => map.latLngToLayerPoint(place), reachPx)
    const labels = hasNames ? labelsOf(map, groups) : []
    groups.forEach((group, index) => {
      layer.addLayer(markerOf(map, group, labels[index] ?? null))
    })
  }
  map.on('zoomend', draw)
  draw()
}

function labelsOf(map: LeafletMap, groups: MapPlace[][]): (PlaceLabel | null)[] {
  const spots = groups.flatMap(([first]) => {
    if (first === undefined) return []
    const { x, y } = map.latLngToLayerPoint(first)
    return [{ x, y, text: first.city }]
  })
  return placeLabels(spots, labelSheet)
}

function markerOf(map: LeafletMap, group: MapPlace[], label: PlaceLabel | null): Marker {
  const [first, ...others] = group
  if (first === undefined) throw new Error('A group has a place')
  const name = label === null ? '' : nameBeside(first.city, label)
  if (others.length === 0) {
    const icon = new DivIcon({ ...iconSizes, html: element(pin, name) })
    const marker = new Marker(first, { icon, title: first.title.text })
    return withPopup(map, marker, markerPopup(first))
  }
  const count = `<span aria-hidden="true" class="map-count">${group.length}</span>`
  const icon = new DivIcon({ ...iconSizes, html: element(pin + count, name) })
  const title = m.map_group({
    count: group.length,
    names: group.map(({ city }) => city).join(', '),
  })
  const marker = new Marker(first, { icon, title })
  const closest = (place: MapPlace) => map.project(place, map.getMaxZoom())
  const isOnePin = groupPlaces(group, closest, reachPx).length === 1
  if (isOnePin) return withPopup(map, marker, listPopup(group))
  marker.on('click', () => {
    // Zooming replaces the pins, so the map takes the focus.
    map.getContainer().focus({ preventScroll: true })
    const corners = group.map(({ lat, lng }): [number, number] => [lat, lng])
    map.fitBounds(new LatLngBounds(corners), { padding: [60, 60] })
  })
  return marker
}

const iconSizes = {
  className: 'map-pin',
  iconSize: [44, 44],
  iconAnchor: [22, 40],
  popupAnchor: [0, -36],
} as const satisfies ConstructorParameters<typeof DivIcon>[0]

function element(drawing: string, name: HTMLElement | ''): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = drawing
  if (name !== '') box.append(name)
  return box
}

function nameBeside(city: string, { side }: PlaceLabel): HTMLElement {
  const name = document.createElement('span')
  name.className = `map-name map-name-${side}`
  name.ariaHidden = 'true'
  name.textContent = city
  return name
}

function withPopup(map: LeafletMap, drawn: Marker, content: HTMLElement): Marker {
  drawn.bindPopup(content, { minWidth: 180, maxWidth: 260, maxHeight: 260 })
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') map.closePopup()
  }
  // Keyboard focus moves into the popup and back to its marker.
  drawn.on('popupopen', ({ popup }) => {
    const box = popup.getElement()
    // Leaflet shows the same element again: a listener that it has already is not added.
    box?.addEventListener('keydown', closeByKey)
    const close = box?.querySelector('.leaflet-popup-close-button')
    close?.setAttribute('aria-label', m.shell_close())
    content.querySelector('a')?.focus({ preventScroll: true })
  })
  drawn.on('popupclose', ({ popup }) => {
    const { activeElement, body } = document
    const isLost = activeElement === body || popup.getElement()?.contains(activeElement)
    if (isLost) drawn.getElement()?.focus({ preventScroll: true })
  })
  return drawn
}
