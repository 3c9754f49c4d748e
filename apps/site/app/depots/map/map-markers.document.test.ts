import { Map as LeafletMap } from 'leaflet'
import { expect, onTestFinished, test } from 'vitest'
import { addMarkers } from './map-markers.ts'

const malmo = {
  path: '/region/malmo',
  title: { text: 'Malmö', lang: 'sv' },
  address: 'Gatan 1',
  zip: '211 11',
  city: 'Malmö',
  lat: 55.6,
  lng: 13,
} as const

/** A map with one depot, whose popup has been opened by its pin. */
function openedPopup() {
  const box = document.body.appendChild(document.createElement('div'))
  const map = new LeafletMap(box, { center: malmo, zoom: 6, fadeAnimation: false })
  onTestFinished(() => {
    map.remove()
    box.remove()
  })
  addMarkers(map, { places: [malmo], hasNames: false })
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
