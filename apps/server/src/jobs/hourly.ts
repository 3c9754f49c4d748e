type Options = {
  now: () => number
  /** When in the hour. */
  minute: number
  ask: () => Promise<unknown>
}

/**
 * Asks once in every hour of the clock, when called every minute. It compares hours and waits for
 * none, so that after a clock was set back or forward it asks at once.
 */
export function createHourly({ now, minute, ask }: Options): () => Promise<void> {
  const hourNow = () => Math.floor((now() - minute * 60_000) / 3_600_000)
  let asked = hourNow()
  return async () => {
    const hour = hourNow()
    if (hour === asked) return
    await ask()
    asked = hour
  }
}
