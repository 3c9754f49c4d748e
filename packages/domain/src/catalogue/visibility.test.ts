import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublic, nextVisibilityChange } from './visibility.ts'

const live = { deleted: false, status: 1, publishAtMs: 100, unpublishAtMs: 200 }

test.each([
  [99, false],
  [100, true],
  [199, true],
  [200, false],
])('at %d of a window from 100 to 200 the item is public: %j', (nowMs, expected) => {
  expect(isPublic(live, nowMs)).toBe(expected)
})

test.each([
  ['in registration', { ...live, status: 0 }, false],
  ['deactivated', { ...live, status: 2 }, false],
  ['trashed', { ...live, deleted: true }, false],
  ['never published', { ...live, publishAtMs: null }, false],
  ['without an end', { ...live, unpublishAtMs: null }, true],
  ['without a status', { deleted: false, publishAtMs: 100, unpublishAtMs: 200 }, true],
])('an item that is %s', (_, item, expected) => {
  expect(isPublic(item, 150)).toBe(expected)
})

const anyItem = fc.record({
  deleted: fc.boolean(),
  status: fc.constantFrom(0, 1, 2),
  publishAtMs: fc.option(fc.integer({ min: 0, max: 50 })),
  unpublishAtMs: fc.option(fc.integer({ min: 0, max: 50 })),
})

test('the next change is the first later instant at which the answer differs', () => {
  fc.assert(
    fc.property(anyItem, fc.integer({ min: 0, max: 50 }), (item, nowMs) => {
      const now = isPublic(item, nowMs)
      const later = Array.from({ length: 52 }, (_, step) => nowMs + step + 1)
      const first = later.find((instant) => isPublic(item, instant) !== now) ?? null
      expect(nextVisibilityChange(item, nowMs)).toBe(first)
    }),
    { numRuns: 1000 },
  )
})
