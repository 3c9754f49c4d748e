/** Too many tasks are waiting; a later try may succeed. */
export class TooManyWaiting extends Error {}

export type FairTurns = <T>(client: string, work: () => Promise<T>) => Promise<T>

type Options = { atOnce: number; mostWaiting: number }
type Waiter = { go: () => void; refuse: (error: Error) => void }

/**
 * Runs a few tasks at a time. Clients (networks or accounts) take turns, so that one with many tasks
 * delays only its own. When too many wait, the client with the most loses its last one.
 */
export function createFairTurns({ atOnce, mostWaiting }: Options): FairTurns {
  let running = 0
  let waiting = 0
  // In the order of their turns: after its turn a client goes to the end.
  const queues = new Map<string, Waiter[]>()

  const makeRoom = (client: string) => {
    if (waiting < mostWaiting) return
    const [longest = []] = [...queues.values()].toSorted((a, b) => b.length - a.length)
    if (longest.length <= (queues.get(client)?.length ?? 0) + 1) throw new TooManyWaiting()
    waiting -= 1
    longest.pop()?.refuse(new TooManyWaiting())
  }
  const wait = (client: string) => {
    makeRoom(client)
    waiting += 1
    return new Promise<void>((go, refuse) => {
      queues.set(client, [...(queues.get(client) ?? []), { go, refuse }])
    })
  }
  const giveTurn = () => {
    const [next] = queues
    if (next === undefined) {
      running -= 1
      return
    }
    const [client, [first, ...others]] = next
    queues.delete(client)
    if (others.length > 0) queues.set(client, others)
    waiting -= 1
    first?.go()
  }

  return async (client, work) => {
    if (running < atOnce) running += 1
    else await wait(client)
    try {
      return await work()
    } finally {
      giveTurn()
    }
  }
}
