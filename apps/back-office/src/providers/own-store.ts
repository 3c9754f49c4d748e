import { localStorageStore, type Store } from 'ra-core'

const columnChoices = /\.datatable(?:_columnRanks)?$/

// Beside a menu, a list would not fit on a tablet held upright.
const leastWidthForMenu = 1024
// On a phone the menu lies over the page.
const leastWidthBesideMenu = 600

/**
 * react-admin's store, whose `reset` at log-out keeps the choice of columns. Until the user opens or
 * closes the menu, it is open on wide screens. A phone forgets that it was open.
 */
export function ownStore(): Store {
  const store = localStorageStore()
  if (window.innerWidth < leastWidthBesideMenu) store.removeItem('sidebar.open')
  return {
    ...store,
    getItem(key, fallback) {
      const isMenu = key === 'sidebar.open'
      const first = isMenu ? window.innerWidth >= leastWidthForMenu : fallback
      return store.getItem(key, first as typeof fallback)
    },
    reset() {
      const columns = Object.entries(store.listItems?.() ?? {}).filter(([key]) =>
        columnChoices.test(key),
      )
      store.reset()
      for (const [key, value] of columns) store.setItem(key, value)
    },
  }
}
