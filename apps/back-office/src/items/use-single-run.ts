import { useRef } from 'react'

/** Starts work only when no earlier work is running, so that a double click acts once. */
export function useSingleRun() {
  const isRunning = useRef(false)
  return async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await work()
    } finally {
      isRunning.current = false
    }
  }
}
