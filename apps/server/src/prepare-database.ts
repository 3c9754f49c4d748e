import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database/client.ts'
import { isFilled } from './database/is-filled.ts'
import { migrateDatabase } from './database/migrate.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Storage } from './media/storage.ts'
import type { Logger } from './operations/logger.ts'
import type { Readiness } from './operations/readiness.ts'
import { reasonOf } from './operations/sentence-for.ts'
import type { ContentChanges } from './response-cache/content-changes.ts'

type Options = {
  database: { db: Database }
  jobs: JobQueue
  changes: ContentChanges
  readiness: Readiness
  demo: boolean
  storage: Storage
  log: Logger
  onProgress: (line: string) => void
}

const retryMs = 1_000

/**
 * Migrates, loads the demo content and starts the jobs as soon as the database answers, however
 * long that takes. Afterwards all parts reconnect by themselves.
 */
export function prepareDatabase(options: Options): {
  ready: Promise<void>
  stop: () => Promise<void>
} {
  const { log, onProgress } = options
  const stopping = new AbortController()
  const { signal } = stopping

  const tryUntilDone = async () => {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        return await prepare(options)
      } catch (error) {
        log.warn({ err: error }, 'database not usable yet')
        if (attempt === 1) onProgress(`Waiting for the database: ${reasonOf(error)}`)
      }
      // The stop ends the pause early.
      await setTimeout(retryMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const ready = tryUntilDone()
  return {
    ready,
    async stop() {
      stopping.abort()
      await ready
    },
  }
}

async function prepare(options: Options): Promise<void> {
  const { changes, jobs, readiness, demo, storage, onProgress } = options
  const { db } = options.database
  await migrateDatabase(db)
  changes.start()
  if (demo && !(await isFilled(db)) && (await loadWholeDemo({ db, storage }))) {
    // Autovacuum never analyses small tables, and query plans for 10,000 products need their statistics.
    await db.execute(sql`analyze`)
    onProgress('Loaded the demo content')
  }
  await jobs.start()
  readiness.markMigrated()
  if (await readiness.check()) onProgress('Ready')
}

/** Imported only for an empty database: the demo content is a sixth of the program. */
async function loadWholeDemo({ db, storage }: { db: Database; storage: Storage }) {
  const { loadDemo } = await import('../demo/load-demo.ts')
  return loadDemo({ db, now: new Date(), storage, isUsed: true })
}
