import { expect, test, vi } from 'vitest'
import { ownStore } from './own-store.ts'

test.each([
  [1023, undefined, false],
  [1024, undefined, true],
  [1023, true, true],
  [1024, false, false],
])('on a screen of %i pixels, chosen %j, the menu is open: %j', (width, chosen, isOpen) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
  const store = ownStore()
  if (chosen !== undefined) store.setItem('sidebar.open', chosen)
  expect(store.getItem('sidebar.open', !isOpen)).toBe(isOpen)
})

test.each([
  [599, false],
  [600, true],
])(
  'a menu opened on a screen of %i pixels is open when the page is loaded anew: %j',
  (width, isOpen) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
    ownStore().setItem('sidebar.open', true)
    expect(ownStore().getItem('sidebar.open', true)).toBe(isOpen)
  },
)

test('a log-out keeps the choice of columns and nothing else', () => {
  const store = ownStore()
  const kept = ['products.datatable', 'products.datatable_columnRanks']
  for (const key of [...kept, 'sidebar.open', 'products.listParams']) store.setItem(key, [1])
  store.reset()
  // As after the page is loaded anew.
  expect(Object.keys(ownStore().listItems?.() ?? {}).toSorted()).toEqual(kept)
})
