import { performance } from 'node:perf_hooks'
import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises'

/** The longest pause, even if something else has blocked the event loop. */
const longestPauseMs = 100

/**
 * Renders one page at a time. Rendering blocks the event loop for some milliseconds; afterwards it is
 * left free for as long. Node accepts one connection in one round of the event loop and a sent form
 * needs many rounds, so one round between two pages is not enough.
 */
export function createRenderGate(): () => Promise<void> {
  let free = Promise.resolve()
  return () => {
    const turn = free
    free = turn.then(pauseAfterPage)
    return turn
  }
}

async function pauseAfterPage(): Promise<void> {
  const startedMs = performance.now()
  // Rendering has ended when the next round begins.
  await nextRound()
  await delay(Math.min(performance.now() - startedMs, longestPauseMs))
}
