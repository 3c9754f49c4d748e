import type { Database, DatabaseTarget } from '../database/client.ts'
import { windowedTables } from '../database/content-tables.ts'
import type { Logger } from '../operations/logger.ts'
import { createCacheStore, maxStaleMs, type Outcome } from './cache-store.ts'
import { createCachedCalls } from './cached-calls.ts'
import { createContentChanges } from './content-changes.ts'
import { createEncodingQueue } from './encoding-queue.ts'
import { createPublishClock } from './publish-clock.ts'
import { createWhileUnchanged } from './while-unchanged.ts'

type Options = {
  db: Database
  target: DatabaseTarget
  log: Logger
  now: () => number
  onLookup: (key: string, outcome: Outcome) => void
}

/**
 * The response cache of this process. Answers are added while the process is listening for changes of
 * content; while the database is away they are served stale for a limited time.
 */
export function createResponseCache({ db, target, log, now, onLookup }: Options) {
  const store = createCacheStore({ now, onLookup })
  const clock = createPublishClock({ db, now })
  const encodings = createEncodingQueue(store)
  const catchUp = () => changes.catchUp()
  const calls = createCachedCalls({ store, clock, encodings, catchUp })
  let version = 0
  const changes = createContentChanges({
    target,
    onListening: () => {
      version += 1
      clock.forgetAll()
      store.open()
      log.info('listening for content changes, cache emptied')
    },
    onLost: (reason) => {
      version += 1
      store.serveStale()
      const minutes = maxStaleMs / 60_000
      log.warn({ reason, minutes }, 'not listening for content changes, cache served stale')
    },
    onChange: (table) => {
      version += 1
      clock.forget(table)
      store.invalidate(table)
    },
  })
  /** Empties a stale cache when the database answers on another connection. */
  const databaseAnswers = () => {
    if (store.isOpen() || !store.serves()) return
    store.close()
    log.warn('not listening for content changes, but the database answers: cache emptied')
  }
  const whileUnchanged = createWhileUnchanged({
    contentVersion: () => (store.isOpen() ? version : null),
    nextPublishChange: () => clock.nextPublishChange(windowedTables),
    now,
  })
  return {
    store,
    calls,
    encodings,
    changes,
    databaseAnswers,
    whileUnchanged,
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
