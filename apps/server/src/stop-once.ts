import type { Logger } from './operations/logger.ts'

type Options = {
  stop: () => Promise<void>
  log: Pick<Logger, 'error'>
  now: () => number
  exit: (code: number) => void
}

// systemd signals every process of a unit, and the starter forwards its own signal: both are one request.
const oneRequestMs = 1_000

/** The handler of stop signals: the first stops and then ends the process, a later one ends it at once. */
export function stopOnce({ stop, log, now, exit }: Options): () => Promise<void> {
  let signalledAtMs: number | null = null
  return async () => {
    const nowMs = now()
    if (signalledAtMs !== null) {
      if (nowMs - signalledAtMs > oneRequestMs) exit(1)
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
