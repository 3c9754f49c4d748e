import { useEffect, useState } from 'react'

const renewMs = 60_000

/** The current time, renewed every minute. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), renewMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
