/** A body that sends nothing for so long ends … */
export const stoppedMs = 10_000
/** … and so does one that after this time has come slower than 4 KiB a second. */
export const slowestBytesPerMs = (4 * 1024) / 1000

export type BodyPace = {
  /** What comes next, or `tooSlow` when the body stops or is too slow before. */
  next: <T>(coming: Promise<T>) => Promise<T | 'tooSlow'>
  arrived: (bytes: number) => void
  stop: () => void
}

/** Watches one body while it is read. */
export function watchPace(): BodyPace {
  const startedMs = performance.now()
  let size = 0
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
      size += bytes
      const elapsedMs = performance.now() - startedMs
      if (elapsedMs > stoppedMs && size < elapsedMs * slowestBytesPerMs) end()
      else timer.refresh()
    },
    stop: () => clearTimeout(timer),
  }
}
