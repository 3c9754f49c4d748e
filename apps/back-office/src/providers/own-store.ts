import { localStorageStore, type Store } from 'ra-core'

const kept = /\.datatable(?:_columnRanks)?$/

// Beside a menu, a list would not fit on a tablet held upright.
const roomForMenu = 1024

/**
 * What react-admin remembers; to log out forgets it, except which columns a person has chosen. Until
 * somebody opens or closes the menu, it is open where there is room.
 */
export function ownStore(): Store {
  const store = localStorageStore()
  return {
    ...store,
    getItem(key, fallback) {
      const isMenu = key === 'sidebar.open'
      const first = isMenu ? window.innerWidth >= roomForMenu : fallback
      return store.getItem(key, first as typeof fallback)
    },
    reset() {
      const columns = Object.entries(store.listItems?.() ?? {}).filter(([key]) => kept.test(key))
      store.reset()
      for (const [key, value] of columns) store.setItem(key, value)
    },
  }
}
