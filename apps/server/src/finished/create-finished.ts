import type { Database, DatabaseTarget } from '../database/client.ts'
import { windowedTables } from '../database/content-tables.ts'
import type { Logger } from '../operations/logger.ts'
import { createContentChanges } from './content-changes.ts'
import { createFinishedCalls } from './finished-calls.ts'
import { createFinishedStore, type Outcome } from './finished-store.ts'
import { createPublishClock } from './publish-clock.ts'

type Options = {
  db: Database
  target: DatabaseTarget
  log: Logger
  now: () => number
  onAsked: (key: string, outcome: Outcome) => void
}

/** The kept answers of this process, open exactly while every change of content is heard. */
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
    },
    onLost: (reason) => {
      version += 1
      store.close()
      log.warn({ reason }, 'content changes not heard, nothing is kept')
    },
    onChange: (table) => {
      version += 1
      clock.forget(table)
      store.change(table)
    },
  })
  const nextSwitch = () => clock.nextSwitch(windowedTables)
  return { store, calls, changes, nextSwitch, contentVersion: () => version }
}

export type Finished = ReturnType<typeof createFinished>
