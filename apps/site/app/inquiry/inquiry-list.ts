// The inquiry list: slugs of machines in local storage.
const storageKey = 'inquiry-list'
const listeners = new Set<() => void>()

/** Slugs joined by commas, a stable value for `useSyncExternalStore`. */
export function currentInquiryList(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    // Storage is disabled.
    return ''
  }
}

/** Subscribes to changes, also by other tabs; returns the unsubscribe function. */
export function onInquiryListChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const slugsIn = (list: string): string[] => (list === '' ? [] : list.split(','))

/** False when the browser allows no storage. */
export function storeInquiryList(slugs: readonly string[]): boolean {
  try {
    if (slugs.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, slugs.join(','))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
