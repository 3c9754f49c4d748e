import { expect, test } from 'vitest'
import type { DepotTile } from '../../depots/depot-tile-data.ts'
import { tilesFrom, typedZip } from './nearest-depots.ts'

const tile = (slug: string, lat: number, lng: number) =>
  ({ slug, lat, lng, distance: null }) as DepotTile
const tiles = [tile('malmo', 55.605, 13.0038), tile('stockholm', 59.3293, 18.0686)]

test('the nearest comes first and says how far it is', () => {
  const [first, second] = tilesFrom(tiles, { lat: 59.25, lng: 18.2 }, 'sv')
  expect([first?.slug, first?.distance]).toEqual(['stockholm', 'cirka 12\u00a0km'])
  expect([second?.slug, second?.distance]).toEqual(['malmo', 'cirka 510\u00a0km'])
  expect(tilesFrom(tiles, { lat: 55.6, lng: 13 }, 'en')[0]?.distance).toBe('about 1\u00a0km')
})

test.each([
  [null, 'none'],
  ['', 'none'],
  [' ', 'none'],
  ['11120', 'place'],
  ['321 00', 'faulty'],
  ['elva', 'faulty'],
])('%j is typed as %s', (typed, kind) => {
  expect(typedZip(typed).kind).toBe(kind)
})
