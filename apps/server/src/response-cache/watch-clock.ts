/**
 * Returns a function that tells whether the clock was set back since its last call: times that were
 * calculated before are then too late.
 */
export function watchClock(now: () => number): () => boolean {
  let latestMs = Number.NEGATIVE_INFINITY
  return () => {
    const nowMs = now()
    const wasSetBack = nowMs < latestMs
    latestMs = nowMs
    return wasSetBack
  }
}
