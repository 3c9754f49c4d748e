/** A body that sends nothing for so long ends … */
export const stoppedMs = 10_000
/** … and so does one that after this time has come slower than 4 KiB a second. */
export const slowestBytesPerMs = (4 * 1024) / 1000

export type BodyPace = {
  /** Settles when the body has stopped or is too slow. */
  tooSlow: Promise<'tooSlow'>
  arrived: (bytes: number) => void
  stop: () => void
}

/** Watches one body while it is read. */
export function watchPace(): BodyPace {
  const startedMs = performance.now()
  let size = 0
  const { promise: tooSlow, resolve } = Promise.withResolvers<'tooSlow'>()
  const timer = setTimeout(() => resolve('tooSlow'), stoppedMs)
  return {
    tooSlow,
    arrived(bytes) {
      size += bytes
      const elapsedMs = performance.now() - startedMs
      if (elapsedMs > stoppedMs && size < elapsedMs * slowestBytesPerMs) resolve('tooSlow')
      else timer.refresh()
    },
    stop: () => clearTimeout(timer),
  }
}
