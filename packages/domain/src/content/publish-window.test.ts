import { expect, test } from 'vitest'
import { isPublished } from './publish-window.ts'

test.each<[number | null, number | null, boolean]>([
  [null, null, false],
  [null, 200, false],
  [100, null, true],
  [150, 200, true],
  [151, 200, false],
  [151, null, false],
  [100, 150, false],
  [200, 180, false],
  [200, 200, false],
])('a window from %j to %j at 150: published %j', (from, to, published) => {
  expect(isPublished({ publishAtMs: from, unpublishAtMs: to }, 150)).toBe(published)
})
