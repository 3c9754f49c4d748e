import { m } from '@minikran/i18n/messages'
import { localPath } from '../../locale-path.ts'
import type { DepotTile } from '../depot-tile-data.ts'

/** The data of a depot on the map. */
export type MapPlace = Pick<
  DepotTile,
  'path' | 'title' | 'address' | 'zip' | 'city' | 'lat' | 'lng'
>

/** The popup of a marker: name, address and a link to the depot. */
export function markerPopup({ title, address, zip, city, path }: MapPlace): HTMLElement {
  const name = document.createElement('strong')
  name.textContent = title.text
  name.lang = title.lang ?? ''
  const link = document.createElement('a')
  link.href = localPath(path)
  link.textContent = m.map_to_depot()
  const content = document.createElement('div')
  content.append(name, line(address), line(`${zip} ${city}`), link)
  return content
}

/** The popup of a pin that stands for several depots at every zoom. */
export function listPopup(places: readonly MapPlace[]): HTMLElement {
  const list = document.createElement('ul')
  for (const place of places) {
    const entry = document.createElement('li')
    entry.append(markerPopup(place))
    list.append(entry)
  }
  return list
}

function line(text: string): HTMLElement {
  const element = document.createElement('div')
  element.textContent = text
  return element
}
