import { storedText, storeText } from '../page-data/stored-text.ts'

// The cases that were sent from this browser: JSON in local storage.
const place = { storage: 'localStorage', key: 'sent-cases' } as const
const listeners = new Set<() => void>()

/** The stored text, a stable value for `useSyncExternalStore`; empty without cases or storage. */
export const storedSentCases = () => storedText(place)

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
  storeText(place, text)
  for (const listener of listeners) listener()
}
