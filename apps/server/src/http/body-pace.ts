/** A body that sends nothing for this time is ended. */
export const stoppedMs = 10_000
/** So is one that was slower than 4 KiB a second for as long. */
export const slowestBytesPerMs = (4 * 1024) / 1000

export type BodyPace = {
  /** The next part, or `tooSlow` when the body stops or is too slow. */
  next: <T>(coming: Promise<T>) => Promise<T | 'tooSlow'>
  arrived: (bytes: number) => void
  stop: () => void
}

/** Measures the speed of one body while it is read. */
export function watchPace(): BodyPace {
  let lap = { startedMs: performance.now(), size: 0 }
  let isTooSlow = false
  let giveUp = () => {}
  const end = () => {
    isTooSlow = true
    giveUp()
  }
  const timer = setTimeout(end, stoppedMs)
  return {
    // Not `Promise.race`: a promise that is raced repeatedly keeps all results in memory.
    next(coming) {
      return new Promise((resolve, reject) => {
        giveUp = () => resolve('tooSlow')
        if (isTooSlow) giveUp()
        coming.then(resolve, reject)
      })
    },
    arrived(bytes) {
      timer.refresh()
      lap.size += bytes
      const nowMs = performance.now()
      const elapsedMs = nowMs - lap.startedMs
      if (elapsedMs <= stoppedMs) return
      if (lap.size < elapsedMs * slowestBytesPerMs) end()
      lap = { startedMs: nowMs, size: 0 }
    },
    stop: () => clearTimeout(timer),
  }
}
