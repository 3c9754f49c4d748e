// The inquiry list: the machines that a visitor has put together, by slug, in this browser only.
const storageKey = 'inquiry-list'
const listeners = new Set<() => void>()

/** Slugs joined by commas, as they are stored: the same list is the same text. */
export function currentInquiryList(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    // Switched off: there is no list.
    return ''
  }
}

/** Tells of every change, other tabs' too; answers how to stop. */
export function onInquiryListChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const slugsIn = (list: string): string[] => (list === '' ? [] : list.split(','))

/** False when the browser keeps nothing. */
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
