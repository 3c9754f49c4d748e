type Options = {
  now: () => number
  /** The minute of the hour at which `run` is due. */
  minute: number
  run: () => Promise<unknown>
}

/**
 * Runs something once an hour, when the result is called every minute. It compares the hour of the
 * clock with the hour of the last run, so a clock that is set back or forward causes one run at once.
 */
export function createHourly({ now, minute, run }: Options): () => Promise<void> {
  const currentHour = () => Math.floor((now() - minute * 60_000) / 3_600_000)
  let lastHour = currentHour()
  return async () => {
    const hour = currentHour()
    if (hour === lastHour) return
    await run()
    lastHour = hour
  }
}
