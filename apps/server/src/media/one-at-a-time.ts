export type Turns = {
  /** Runs the work when it is its turn; null: too many wait already. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result> | null
}

/** Runs work one after the other; beyond `mostWaiting` nobody is let in. */
export function oneAtATime({ mostWaiting }: { mostWaiting: number }): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let underWay = 0
  return {
    run(work) {
      if (underWay > mostWaiting) return null
      underWay += 1
      const mine = last.then(work).finally(() => {
        underWay -= 1
      })
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

// A decoded picture takes some hundred megabytes: no queue without end.
const mostPicturesWaiting = 8

/** Whoever decodes a picture, of customers or staff, waits for the turn of the whole process. */
export const createPictureTurns = (): Turns => oneAtATime({ mostWaiting: mostPicturesWaiting })
