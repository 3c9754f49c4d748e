import { expect, test } from 'vitest'
import { isPublished, nextWindowChange } from './publish-window.ts'

test.each<[number | null, number | null, boolean, number | null]>([
  [null, null, false, null],
  [null, 200, false, null],
  [100, null, true, null],
  [150, 200, true, 200],
  [151, 200, false, 151],
  [151, null, false, 151],
  [100, 150, false, null],
  [200, 180, false, null],
  [200, 200, false, null],
])('a window from %j to %j at 150: published %j, changing at %j', (from, to, published, change) => {
  const window = { publishAtMs: from, unpublishAtMs: to }
  expect(isPublished(window, 150)).toBe(published)
  expect(nextWindowChange(window, 150)).toBe(change)
})
