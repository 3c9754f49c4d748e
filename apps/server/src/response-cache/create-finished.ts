import type { Database, DatabaseTarget } from '../database/client.ts'
import { windowedTables } from '../database/content-tables.ts'
import type { Logger } from '../operations/logger.ts'
import { createContentChanges } from './content-changes.ts'
import { createFinishedCalls } from './finished-calls.ts'
import { createFinishedStore, type Outcome, servedOnMs } from './finished-store.ts'
import { createPublishClock } from './publish-clock.ts'

type Options = {
  db: Database
  target: DatabaseTarget
  log: Logger
  now: () => number
  onAsked: (key: string, outcome: Outcome) => void
}

/**
 * The kept answers of this process. They are made while every change of content is heard, and served
 * on for a while when the database is away.
 */
export function createFinished({ db, target, log, now, onAsked }: Options) {
  const store = createFinishedStore({ now, onAsked })
  const clock = createPublishClock({ db, now })
  const calls = createFinishedCalls(store, clock)
  let version = 0
  const changes = createContentChanges({
    target,
    onListening: () => {
      version += 1
      clock.forgetAll()
      store.open()
      log.info('content changes heard, what was kept before is dropped')
    },
    onLost: (reason) => {
      version += 1
      store.hold()
      const minutes = servedOnMs / 60_000
      log.warn({ reason, minutes }, 'content changes not heard, what is kept is served on')
    },
    onChange: (table) => {
      version += 1
      clock.forget(table)
      store.change(table)
    },
  })
  /** A database that answers others can be asked anew: it is not away, only its news is. */
  const databaseAnswers = () => {
    if (store.isOpen() || !store.serves()) return
    store.close()
    log.warn('content changes not heard, the database answers: nothing is kept')
  }
  const nextSwitch = () => clock.nextSwitch(windowedTables)
  return { store, calls, changes, databaseAnswers, nextSwitch, contentVersion: () => version }
}

export type Finished = ReturnType<typeof createFinished>
