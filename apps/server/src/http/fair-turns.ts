/** More is waiting than can be done in time: try again in a moment. */
export class TooManyWaiting extends Error {}

export type FairTurns = <T>(asker: string, work: () => Promise<T>) => Promise<T>

type Options = { atOnce: number; mostWaiting: number }
type Waiter = { go: () => void; refuse: (error: Error) => void }

/**
 * Runs a few tasks at a time. Networks take turns, so that one with many tasks delays only its own.
 * When too many wait, the network with the most loses its last one.
 */
export function createFairTurns({ atOnce, mostWaiting }: Options): FairTurns {
  let running = 0
  let waiting = 0
  // In the order of their turns: after its turn a network goes to the end.
  const queues = new Map<string, Waiter[]>()

  const makeRoom = (asker: string) => {
    if (waiting < mostWaiting) return
    const [longest = []] = [...queues.values()].toSorted((a, b) => b.length - a.length)
    if (longest.length <= (queues.get(asker)?.length ?? 0) + 1) throw new TooManyWaiting()
    waiting -= 1
    longest.pop()?.refuse(new TooManyWaiting())
  }
  const wait = (asker: string) => {
    makeRoom(asker)
    waiting += 1
    return new Promise<void>((go, refuse) => {
      queues.set(asker, [...(queues.get(asker) ?? []), { go, refuse }])
    })
  }
  const giveTurn = () => {
    const [next] = queues
    if (next === undefined) {
      running -= 1
      return
    }
    const [asker, [first, ...others]] = next
    queues.delete(asker)
    if (others.length > 0) queues.set(asker, others)
    waiting -= 1
    first?.go()
  }

  return async (asker, work) => {
    if (running < atOnce) running += 1
    else await wait(asker)
    try {
      return await work()
    } finally {
      giveTurn()
    }
  }
}
