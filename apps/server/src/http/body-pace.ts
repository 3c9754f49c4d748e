/** A body that sends nothing for so long ends … */
export const stoppedMs = 10_000
/** … and so does one that for as long has come slower than 4 KiB a second, however fast it was before. */
export const slowestBytesPerMs = (4 * 1024) / 1000

export type BodyPace = {
  /** What comes next, or `tooSlow` when the body stops or is too slow before. */
  next: <T>(coming: Promise<T>) => Promise<T | 'tooSlow'>
  arrived: (bytes: number) => void
  stop: () => void
}

/** Watches one body while it is read. */
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
    // Not `Promise.race`: one promise that is raced again and again keeps every value it lost to.
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
