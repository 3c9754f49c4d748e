import { Map as LeafletMap } from 'leaflet'
import { expect, onTestFinished, test } from 'vitest'
import { addMarkers } from './map-markers.ts'
import type { MapPlace } from './marker-popup.ts'

const malmo = {
  path: '/region/malmo',
  title: { text: 'Malmö', lang: 'sv' },
  address: 'Gatan 1',
  zip: '211 11',
  city: 'Malmö',
  lat: 55.6,
  lng: 13,
} as const

const closest = 9
const neighbour = { ...malmo, lat: malmo.lat + 0.02, address: 'Grannvägen 1' }

/** A map with its depots, of which the popup has been opened by their only pin. */
function openedPopup(places: MapPlace[] = [malmo], zoom = 6) {
  const box = document.body.appendChild(document.createElement('div'))
  const map = new LeafletMap(box, {
    center: malmo,
    zoom,
    maxZoom: closest,
    fadeAnimation: false,
  })
  onTestFinished(() => {
    map.remove()
    box.remove()
  })
  addMarkers(map, { places, hasNames: false })
  const pin = box.querySelector<HTMLElement>('.map-pin')
  pin?.focus()
  pin?.click()
  return { box, pin }
}

test.each([
  ['a click', (close: HTMLElement) => close.click()],
  [
    'Escape',
    (close: HTMLElement) =>
      void close.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
])('%s on the button that closes a popup leads the focus back to its pin', (_, press) => {
  const { box, pin } = openedPopup()
  expect(document.activeElement?.textContent).toBe('Till depån')
  const close = box.querySelector('.leaflet-popup-close-button') as HTMLElement
  close.focus()
  press(close)
  expect(box.querySelector('.leaflet-popup')).toBeNull()
  expect(document.activeElement).toBe(pin)
})

test('depots too near to be apart at the closest zoom open as a list, which Escape closes', () => {
  const { box, pin } = openedPopup([malmo, neighbour], closest)
  expect(pin?.title).toBe('2 depåer: Malmö, Malmö')
  const entries = [...box.querySelectorAll('li')]
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Gatan 1'),
    expect.stringContaining('Grannvägen 1'),
  ])
  expect(document.activeElement).toBe(entries[0]?.querySelector('a'))
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  )
  expect(box.querySelector('li')).toBeNull()
  expect(document.activeElement).toBe(pin)
})

test('the name in a popup has its own language', () => {
  const { box } = openedPopup()
  expect(box.querySelector('.leaflet-popup [lang=sv]')?.textContent).toBe('Malmö')
})

test('depots too near to be apart are one list from afar, too', () => {
  const { box } = openedPopup([malmo, neighbour], 4)
  expect(box.querySelectorAll('li')).toHaveLength(2)
})
