import { localStorageStore, type Store } from 'ra-core'

const kept = /\.datatable(?:_columnRanks)?$/

/** What react-admin remembers; to log out forgets it, except which columns a person has chosen. */
export function ownStore(): Store {
  const store = localStorageStore()
  return {
    ...store,
    reset() {
      const columns = Object.entries(store.listItems?.() ?? {}).filter(([key]) => kept.test(key))
      store.reset()
      for (const [key, value] of columns) store.setItem(key, value)
    },
  }
}
