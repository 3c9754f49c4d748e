import { LRUCache } from 'lru-cache'
import { type ContentTable, contentTables } from '../database/content-tables.ts'
import { type CachedAnswer, type Dependencies, sizeOf } from './cached-answer.ts'
import { watchClock } from './watch-clock.ts'

/** An answer for the cache, or one that is valid for a single request. */
export type Computed =
  | { kind: 'cacheable'; answer: CachedAnswer }
  | { kind: 'notCached'; response: Response; dependencies: Dependencies | null }

export type CacheStore = {
  /** Whether the process is listening for changes, so that answers may be added. */
  isOpen: () => boolean
  /** Whether cached answers may be served: while it is open, and for `maxStaleMs` after `serveStale`. */
  serves: () => boolean
  /** The process is listening from now on. Empties the cache. */
  open: () => void
  /** Changes may be missed: adds nothing, and serves what it has for `maxStaleMs`. */
  serveStale: () => void
  /** Empties the cache; nothing is added or served. */
  close: () => void
  find: (key: string) => CachedAnswer | null
  /** The cached answer. A missing one is computed once for all who ask meanwhile (single flight). */
  getOrCompute: (key: string, compute: () => Promise<Computed>) => Promise<Computed>
  /** Drops the answers that were made from this table, and does not add those under way. */
  invalidate: (table: string) => void
  has: (key: string, answer: CachedAnswer) => boolean
  /** The answer has got a compressed body and takes more memory. */
  updateSize: (key: string, answer: CachedAnswer) => void
  stats: () => { entries: number; bytes: number }
}

/** Memory of the cache in one process (docs/operations.md#response-cache). */
const maxCacheBytes = 48 * 1024 * 1024

/** How long the cache is served while the database is away (docs/operations.md#response-cache). */
export const maxStaleMs = 10 * 60_000

/** One computation that all requests for its key wait for. */
type Flight = { changesBefore: number; computed: Promise<Computed> }
export type Outcome = 'hit' | 'miss'

type Options = {
  now: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number
  maxBytes?: number
  /** Called for each lookup of something that may be cached. */
  onLookup?: (key: string, outcome: Outcome) => void
}

const knownTables: ReadonlySet<string> = new Set(contentTables)

/** Cached answers by key. When they take too much memory, the least recently used are dropped. */
export function createCacheStore(options: Options): CacheStore {
  const { now, maxBytes = maxCacheBytes, onLookup = () => undefined } = options
  const { elapsed = () => performance.now() } = options
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    // No single answer may push out all others.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: sizeOf,
  })
  const flights = new Map<string, Flight>()
  // An answer is not added when a table it read has changed since its computation began.
  let changes = 0
  let emptiedAtChange = 0
  const changedAt = new Map<ContentTable, number>()
  let state: 'open' | 'stale' | 'closed' = 'closed'
  let staleUntil = 0

  const empty = () => {
    changes += 1
    emptiedAtChange = changes
    answers.clear()
  }
  const wasClockSetBack = watchClock(now)
  const close = () => {
    state = 'closed'
    empty()
  }
  const serves = () => {
    if (state === 'stale' && elapsed() >= staleUntil) close()
    return state !== 'closed'
  }
  const find = (key: string) => {
    if (wasClockSetBack()) empty()
    const answer = serves() ? answers.get(key) : undefined
    if (answer === undefined) return null
    if (answer.validUntilMs > now()) return answer
    answers.delete(key)
    return null
  }
  const isValid = ({ tables, validUntilMs }: CachedAnswer, changesBefore: number) => {
    if (state !== 'open' || emptiedAtChange > changesBefore || validUntilMs <= now()) return false
    for (const table of tables) if ((changedAt.get(table) ?? 0) > changesBefore) return false
    return true
  }
  const startFlight = async (key: string, compute: () => Promise<Computed>): Promise<Computed> => {
    const flight: Flight = { changesBefore: changes, computed: compute() }
    flights.set(key, flight)
    try {
      const computed = await flight.computed
      if (computed.kind === 'cacheable' && isValid(computed.answer, flight.changesBefore)) {
        answers.set(key, computed.answer)
      }
      return computed
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    isOpen: () => state === 'open',
    serves,
    open: () => {
      empty()
      state = 'open'
    },
    serveStale: () => {
      if (state !== 'open') return
      state = 'stale'
      staleUntil = elapsed() + maxStaleMs
    },
    close,
    find,
    async getOrCompute(key, compute) {
      if (!serves()) return compute()
      const answer = find(key)
      onLookup(key, answer === null ? 'miss' : 'hit')
      if (answer !== null) return { kind: 'cacheable', answer }
      if (state !== 'open') return compute()
      const flight = flights.get(key)
      // A flight that began before the latest change may return old content.
      if (flight === undefined || flight.changesBefore !== changes) return startFlight(key, compute)
      // Failures and answers that are not cached belong to the request that began the flight.
      const computed = await flight.computed.catch(() => null)
      const isShared = computed?.kind === 'cacheable' && computed.answer.validUntilMs > now()
      return isShared ? computed : compute()
    },
    invalidate(table) {
      // A table that this version does not know could be part of any answer.
      if (!isContentTable(table)) return empty()
      changes += 1
      changedAt.set(table, changes)
      for (const [key, answer] of answers) if (answer.tables.has(table)) answers.delete(key)
    },
    has: (key, answer) => answers.peek(key) === answer,
    updateSize(key, answer) {
      if (answers.peek(key) !== answer) return
      // The LRU cache calculates a size only when a key is new.
      answers.delete(key)
      answers.set(key, answer)
    },
    stats: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  }
}

const isContentTable = (table: string): table is ContentTable => knownTables.has(table)
