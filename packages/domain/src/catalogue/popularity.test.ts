import fc from 'fast-check'
import { expect, test } from 'vitest'
import { popularity } from './popularity.ts'

const unknown = { views: 0, orders: 0, placements: null }

test.each([
  [unknown, 0],
  [{ ...unknown, views: 7 }, 7],
  [{ ...unknown, orders: 2 }, 50],
  [{ ...unknown, placements: 'home' }, 200],
  [{ ...unknown, placements: 'offer home' }, 200],
  [{ ...unknown, placements: 'homestead' }, 0],
  [{ ...unknown, placements: '' }, 0],
  [{ views: 30, orders: 1, placements: 'home' }, 255],
])('%j scores %d', (facts, score) => {
  expect(popularity(facts)).toBe(score)
})

const facts = fc.record({
  views: fc.nat(1_000_000),
  orders: fc.nat(10_000),
  placements: fc.constantFrom(null, '', 'home', 'offer'),
})

test('more views, inquiries or placements never make a product less popular', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const score = popularity(known)
      expect(popularity({ ...known, views: known.views + 1 })).toBeGreaterThan(score)
      expect(popularity({ ...known, orders: known.orders + 1 })).toBeGreaterThan(score)
      expect(popularity({ ...known, placements: 'home' })).toBeGreaterThanOrEqual(score)
    }),
  )
})
