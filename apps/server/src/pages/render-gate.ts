import { performance } from 'node:perf_hooks'
import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises'

/** A pause is never longer, whatever held the processor up. */
const longestPauseMs = 100

/**
 * Lets one page render at a time. Rendering takes the processor for some milliseconds; then it is
 * left for as long to everything else. In one round of the event loop Node accepts one connection,
 * and a sent form needs many rounds: one between two pages is not enough.
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
  // The page is rendered by the next round.
  await nextRound()
  await delay(Math.min(performance.now() - startedMs, longestPauseMs))
}
