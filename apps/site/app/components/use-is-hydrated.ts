import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and while it is taken over, true once script runs. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
