import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, nearestFirst } from './distance.ts'
import { placeOfPostalCode } from './postal-areas.ts'
import { parsePostalCode } from './postal-code.ts'

const stockholm = { lat: 59.3293, lng: 18.0686 }
const malmo = { lat: 55.605, lng: 13.0038 }
const lulea = { lat: 65.5848, lng: 22.1547 }

test.each([
  [stockholm, malmo, 513],
  [stockholm, lulea, 724],
  [malmo, malmo, 0],
])('%o and %o are about %d km apart', (from, to, km) => {
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(5)
})

const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a distance is the same both ways and never longer than half the earth', () => {
  fc.assert(
    fc.property(places, places, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
      expect(distanceKm(a, b)).toBeLessThan(20_020)
    }),
  )
})

test('sorting by distance keeps all items, in ascending order', () => {
  fc.assert(
    fc.property(fc.array(places), places, (items, from) => {
      const sorted = nearestFirst(items, from)
      expect(new Set(sorted.map(({ item }) => item))).toEqual(new Set(items))
      const kms = sorted.map(({ km }) => km)
      expect(kms).toEqual([...kms].sort((a, b) => a - b))
    }),
  )
})

test.each([
  ['11120', '111 20'],
  ['111 20', '111 20'],
  [' SE-111 20 ', '111 20'],
  ['se 97346', '973 46'],
  ['SE11120', '111 20'],
  ['111\u00a020', '111 20'],
  ['111\u202f20', '111 20'],
])('%j is the postal code %s', (typed, code) => {
  expect(parsePostalCode(typed)).toBe(code)
})

test.each(['', '1112', '011 20', '1112O', '111-20', '111  20', '111 200', '١١١٢٠', 'Malmö'])(
  '%j is no postal code',
  (typed) => {
    expect(parsePostalCode(typed)).toBeNull()
  },
)

test('every area is in Sweden, and unused codes have no place', () => {
  let known = 0
  for (let area = 10; area <= 99; area += 1) {
    const place = placeOfPostalCode(`${area}1 00`)
    if (place === null) continue
    known += 1
    expect(place.lat > 55.3 && place.lat < 69.1).toBe(true)
    expect(place.lng > 11 && place.lng < 24.2).toBe(true)
  }
  expect(known).toBe(86)
  expect(placeOfPostalCode('321 00')).toBeNull()
})
