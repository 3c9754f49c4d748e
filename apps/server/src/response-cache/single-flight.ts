import type { CachedAnswer, Dependencies } from './cached-answer.ts'
import type { Changes } from './count-changes.ts'

/** An answer for the cache, or one that is valid for a single request. */
export type Computed =
  | { kind: 'cacheable'; answer: CachedAnswer }
  | { kind: 'notCached'; response: Response; dependencies: Dependencies | null }

/** One computation that all requests for its key wait for. */
type Flight = { changesBefore: number; computed: Promise<Computed> }

type Options = {
  now: () => number
  changes: Changes
  /** Gets each answer that nothing has changed since its computation began. */
  answers: { set: (key: string, answer: CachedAnswer) => unknown }
  /** Whether answers may be added. */
  isOpen: () => boolean
}
type Compute = () => Promise<Computed>

/** Computes an answer once for all who ask for its key meanwhile. */
export function createSingleFlight({ now, changes, answers, isOpen }: Options) {
  const flights = new Map<string, Flight>()

  const start = async (key: string, compute: Compute): Promise<Computed> => {
    const flight: Flight = { changesBefore: changes.count(), computed: compute() }
    flights.set(key, flight)
    try {
      const computed = await flight.computed
      if (computed.kind === 'cacheable' && isValid(computed.answer, flight)) {
        answers.set(key, computed.answer)
      }
      return computed
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }
  const isValid = ({ tables, validUntilMs }: CachedAnswer, { changesBefore }: Flight) =>
    isOpen() && validUntilMs > now() && !changes.haveChanged(tables, changesBefore)

  return async (key: string, compute: Compute): Promise<Computed> => {
    const flight = flights.get(key)
    // A flight that began before the latest change may return old content.
    if (flight === undefined || flight.changesBefore !== changes.count()) return start(key, compute)
    // Failures and answers that are not cached belong to the request that began the flight.
    const computed = await flight.computed.catch(() => null)
    const isShared = computed?.kind === 'cacheable' && computed.answer.validUntilMs > now()
    return isShared ? computed : compute()
  }
}
