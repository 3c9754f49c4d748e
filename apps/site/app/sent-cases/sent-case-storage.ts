// The cases that were sent from this browser: JSON in local storage.
const storageKey = 'sent-cases'
const listeners = new Set<() => void>()

/** The stored text, a stable value for `useSyncExternalStore`; empty without cases or storage. */
export function storedSentCases(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    // Storage is disabled.
    return ''
  }
}

/** Subscribes to changes, also by other tabs; returns the unsubscribe function. */
export function onSentCasesChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Replaces the stored text; an empty one removes it. */
export function storeSentCases(text: string): void {
  try {
    if (text === '') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
  } catch {
    // Full or disabled: the case is stored by the server all the same.
  }
  for (const listener of listeners) listener()
}
