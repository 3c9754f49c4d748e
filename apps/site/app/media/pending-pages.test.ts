import { expect, test } from 'vitest'
import { pendingPages } from './pending-pages.ts'

test.each([
  ['the page that was asked for', [1, 2], 2, [2]],
  ['a page on the way to the one that was asked for', [1, 2, 3], 2, [1, 2, 3]],
  ['the last of several at once', [1, 2, 3, 4], 4, [4]],
  ['a page that nobody asked for', [4], 2, [2]],
  ['a page that nobody asked for, while another is on its way', [4, 5], 2, [2]],
])('%s is shown', (_, asked, shown, left) => {
  expect(pendingPages(asked, shown)).toEqual(left)
})
