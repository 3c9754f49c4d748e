export type Turns = {
  /** Runs the work after all work before it; null when too much is waiting. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result> | null
}

/** A queue that runs one piece of work at a time and lets at most `mostWaiting` wait. */
export function oneAtATime({ mostWaiting }: { mostWaiting: number }): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  return {
    run(work) {
      if (unfinished > mostWaiting) return null
      unfinished += 1
      const result = last.then(work).finally(() => {
        unfinished -= 1
      })
      last = result.catch(() => undefined)
      return result
    },
  }
}
