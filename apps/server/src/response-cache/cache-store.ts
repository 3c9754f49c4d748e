import { LRUCache } from 'lru-cache'
import { type ContentTable, contentTables } from '../database/content-tables.ts'
import { type CachedAnswer, sizeOf } from './cached-answer.ts'
import { countChanges } from './count-changes.ts'
import { type Computed, createSingleFlight } from './single-flight.ts'
import { watchClock } from './watch-clock.ts'

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
  const answers = createAnswers(maxBytes)
  const changes = countChanges()
  const empty = () => {
    changes.addForAll()
    answers.clear()
  }
  const wasClockSetBack = watchClock(now)
  const { isOpen, serves, ...serving } = createServing(elapsed, empty)

  const find = (key: string) => {
    if (wasClockSetBack()) empty()
    const answer = serves() ? answers.get(key) : undefined
    if (answer === undefined) return null
    if (answer.validUntilMs > now()) return answer
    answers.delete(key)
    return null
  }
  const computeOnce = createSingleFlight({ now, changes, answers, isOpen })

  return {
    ...serving,
    isOpen,
    serves,
    find,
    async getOrCompute(key, compute) {
      if (!serves()) return compute()
      const answer = find(key)
      onLookup(key, answer === null ? 'miss' : 'hit')
      if (answer !== null) return { kind: 'cacheable', answer }
      return isOpen() ? computeOnce(key, compute) : compute()
    },
    invalidate(table) {
      // A table that this version does not know could be part of any answer.
      if (!isContentTable(table)) return empty()
      changes.add(table)
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

const createAnswers = (maxBytes: number) =>
  new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    // No single answer may push out all others.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: sizeOf,
  })

/** Whether answers are added and served; closing empties the cache. */
function createServing(elapsed: () => number, empty: () => void) {
  let state: 'open' | 'stale' | 'closed' = 'closed'
  let staleUntil = 0
  const close = () => {
    state = 'closed'
    empty()
  }
  return {
    isOpen: () => state === 'open',
    serves: () => {
      if (state === 'stale' && elapsed() >= staleUntil) close()
      return state !== 'closed'
    },
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
  }
}

const isContentTable = (table: string): table is ContentTable => knownTables.has(table)
