import type { Logger } from './operations/logger.ts'

type Options = {
  stop: () => Promise<void>
  log: Pick<Logger, 'error'>
  now: () => number
  exit: (code: number) => void
}

// systemd signals every process of a unit, and the starter hands its own signal on: one wish, not two.
const oneWishMs = 1_000

/** Stops and ends the process, when the result is called for each signal; a second wish ends it at once. */
export function stopOnce({ stop, log, now, exit }: Options): () => Promise<void> {
  let signalledAtMs: number | null = null
  return async () => {
    const nowMs = now()
    if (signalledAtMs !== null) {
      if (nowMs - signalledAtMs > oneWishMs) exit(1)
      return
    }
    signalledAtMs = nowMs
    try {
      await stop()
      exit(0)
    } catch (err) {
      log.error({ err }, 'stop failed')
      exit(1)
    }
  }
}
