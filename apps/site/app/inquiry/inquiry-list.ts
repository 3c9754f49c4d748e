import { storedText, storeText } from '../page-data/stored-text.ts'

// The inquiry list: slugs of machines in local storage.
const place = { storage: 'localStorage', key: 'inquiry-list' } as const
const listeners = new Set<() => void>()

/** Slugs joined by commas, a stable value for `useSyncExternalStore`. */
export const currentInquiryList = () => storedText(place)

/** Subscribes to changes, also by other tabs; returns the unsubscribe function. */
export function onInquiryListChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const slugsIn = (list: string): string[] => list.split(',').filter((slug) => slug !== '')

/** False when the browser allows no storage. */
export function storeInquiryList(slugs: readonly string[]): boolean {
  const isStored = storeText(place, slugs.join(','))
  if (isStored) for (const listener of listeners) listener()
  return isStored
}
