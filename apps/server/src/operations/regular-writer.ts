export type RegularWriter = {
  flush: () => Promise<void>
  /** Writes what waits and stops the timer. */
  stop: () => Promise<void>
}

const everyMs = 5_000

/** Writes every five seconds what was collected meanwhile. */
export function createRegularWriter(write: () => Promise<void>): RegularWriter {
  // One after another, so that `flush` and `stop` also wait for what is being written.
  let writing = Promise.resolve()
  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
