import { useSyncExternalStore } from 'react'
import { currentList, onListChange } from './listed.ts'

/** The inquiry list, slugs joined by commas; empty in the server's page. */
export function useListed(): string {
  return useSyncExternalStore(onListChange, currentList, () => '')
}
