import { LRUCache } from 'lru-cache'
import { type ContentTable, contentTables } from '../database/content-tables.ts'
import { type Basis, type FinishedAnswer, weightOf } from './finished-answer.ts'

/** What making an answer gave: something to keep, or an answer for this one request. */
export type Made =
  | { kind: 'finished'; answer: FinishedAnswer }
  | { kind: 'passing'; response: Response; basis: Basis | null }

export type FinishedStore = {
  /** Whether changes are heard, so that answers may be kept. */
  isOpen: () => boolean
  /** Whether what is kept may be served: while it is open, and for a time after `hold`. */
  serves: () => boolean
  /** Changes are heard from now on; what was kept before goes. */
  open: () => void
  /** Changes may be missed: nothing more is kept, what is kept is served on for `servedOnMs`. */
  hold: () => void
  /** Nothing is kept, nothing kept is served. */
  close: () => void
  find: (key: string) => FinishedAnswer | null
  /** What is kept; else made once for all who ask meanwhile, and kept if nothing has changed. */
  get: (key: string, make: () => Promise<Made>) => Promise<Made>
  /** Content changed: whatever read it goes, and so does what is being made from it. */
  change: (table: string) => void
  holds: (key: string, answer: FinishedAnswer) => boolean
  /** An answer got a compressed form and weighs more. */
  reweigh: (key: string, answer: FinishedAnswer) => void
  figures: () => { entries: number; bytes: number }
}

/** The memory for finished answers of one process (docs/operations.md). */
export const keptBytes = 48 * 1024 * 1024

/** How long what is kept is served on while the database is away (docs/operations.md). */
export const servedOnMs = 10 * 60_000

type Flight = { sequence: number; made: Promise<Made> }
export type Outcome = 'hit' | 'miss'

type Options = {
  now: () => number
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
  maxBytes?: number
  /** Told of each time that something is asked for and may be kept. */
  onAsked?: (key: string, outcome: Outcome) => void
}

const known: ReadonlySet<string> = new Set(contentTables)

/** Finished answers by key, the least recently asked leaving first when they weigh too much. */
export function createFinishedStore(options: Options): FinishedStore {
  const { now, maxBytes = keptBytes, onAsked = () => undefined } = options
  const { elapsed = () => performance.now() } = options
  const answers = new LRUCache<string, FinishedAnswer>({
    maxSize: maxBytes,
    // Nothing may drive out everything else.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: weightOf,
  })
  const flights = new Map<string, Flight>()
  // Counts every change. What began before a change of what it read must not be kept after it.
  let sequence = 0
  let emptiedAt = 0
  const changedAt = new Map<ContentTable, number>()
  let state: 'open' | 'held' | 'closed' = 'closed'
  let heldUntil = 0

  const empty = () => {
    sequence += 1
    emptiedAt = sequence
    answers.clear()
  }
  // How long answers hold was said by a clock that was ahead.
  let latestMs = Number.NEGATIVE_INFINITY
  const emptyWhenSetBack = () => {
    const nowMs = now()
    if (nowMs < latestMs) empty()
    latestMs = nowMs
  }
  const close = () => {
    state = 'closed'
    empty()
  }
  const serves = () => {
    if (state === 'held' && elapsed() >= heldUntil) close()
    return state !== 'closed'
  }
  const find = (key: string) => {
    emptyWhenSetBack()
    const answer = serves() ? answers.get(key) : undefined
    if (answer === undefined) return null
    if (answer.validUntilMs > now()) return answer
    answers.delete(key)
    return null
  }
  const isStillTrue = ({ tables, validUntilMs }: FinishedAnswer, since: number) => {
    if (state !== 'open' || emptiedAt > since || validUntilMs <= now()) return false
    for (const table of tables) if ((changedAt.get(table) ?? 0) > since) return false
    return true
  }
  const fly = async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const flight: Flight = { sequence, made: make() }
    flights.set(key, flight)
    try {
      const made = await flight.made
      if (made.kind === 'finished' && isStillTrue(made.answer, flight.sequence)) {
        answers.set(key, made.answer)
      }
      return made
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
    hold: () => {
      if (state !== 'open') return
      state = 'held'
      heldUntil = elapsed() + servedOnMs
    },
    close,
    find,
    async get(key, make) {
      if (!serves()) return make()
      const answer = find(key)
      onAsked(key, answer === null ? 'miss' : 'hit')
      if (answer !== null) return { kind: 'finished', answer }
      if (state !== 'open') return make()
      const flight = flights.get(key)
      // Begun before the latest change: it may be carrying what was true until then.
      if (flight === undefined || flight.sequence !== sequence) return fly(key, make)
      // A failure, and an answer that is no one else's business, are the first asker's alone.
      const made = await flight.made.catch(() => null)
      const isShared = made?.kind === 'finished' && made.answer.validUntilMs > now()
      return isShared ? made : make()
    },
    change(table) {
      // A table that this version does not know may stand behind anything.
      if (!isContentTable(table)) return empty()
      sequence += 1
      changedAt.set(table, sequence)
      for (const [key, answer] of answers) if (answer.tables.has(table)) answers.delete(key)
    },
    holds: (key, answer) => answers.peek(key) === answer,
    reweigh(key, answer) {
      if (answers.peek(key) !== answer) return
      // Set anew: an answer under its own key is not weighed again.
      answers.delete(key)
      answers.set(key, answer)
    },
    figures: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  }
}

const isContentTable = (table: string): table is ContentTable => known.has(table)
