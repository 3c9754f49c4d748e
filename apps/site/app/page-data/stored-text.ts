type Place = { storage: 'localStorage' | 'sessionStorage'; key: string }

const listeners = new Set<() => void>()

/** Subscribes to changes of stored texts, also by other tabs; returns the unsubscribe function. */
export function onStoredText(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * A text in the browser's storage, a stable value for `useSyncExternalStore`; empty without one, and
 * where storage is disabled.
 */
export function storedText({ storage, key }: Place): string {
  try {
    return globalThis[storage].getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** An empty text is removed. False when storage is full or disabled. */
export function storeText({ storage, key }: Place, text: string): boolean {
  try {
    if (text === '') globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
