/**
 * Lets one page render in each round of the event loop. Rendering takes the processor for some
 * milliseconds; between two pages new connections are accepted and what is kept is answered.
 */
export function createRenderGate(): () => Promise<void> {
  let last = Promise.resolve()
  const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve))
  return () => {
    last = last.then(nextRound)
    return last
  }
}
