import { sql } from 'drizzle-orm'
import type { Parts } from './connect-api.ts'
import { connectRequests, type RequestOptions } from './connect-requests.ts'
import { type Database, type DatabaseTarget, openDatabase } from './database/client.ts'
import type { Env } from './env.ts'
import { nightlyBackupOf } from './housekeeping/nightly-backup.ts'
import { runHousekeeping } from './housekeeping/run-housekeeping.ts'
import { createFairTurns } from './http/fair-turns.ts'
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts'
import { listStrandedJobs } from './jobs/stranded-jobs.ts'
import { createMailSender, listForgottenMails } from './mail/send-mail.ts'
import { createTransport } from './mail/transport.ts'
import { makeVariants } from './media/make-variants.ts'
import { openStorage } from './media/open-storage.ts'
import { createMetrics } from './operations/metrics.ts'
import { createReadiness } from './operations/readiness.ts'
import { requireRoom, requireSocket } from './operations/readiness-checks.ts'
import { createResponseCache, type ResponseCache } from './response-cache/create-response-cache.ts'
import { createSearchRecorder } from './search-recorder/search-recorder.ts'
import { createViewCounters } from './view-counters/view-counters.ts'

export type AppOptions = RequestOptions & {
  target: DatabaseTarget
  /** Multiplies the time limits of the database, for tests on a slow machine. */
  timeoutFactor?: number
}

/** The composition root: creates all parts, each after those that it needs. */
export function createApp(options: AppOptions) {
  const { env, log, target, timeoutFactor = 1 } = options
  const metrics = createMetrics()
  const database = openDatabase({
    ...target,
    timeoutFactor,
    onConnectionLost: (error) => log.warn({ reason: error.message }, 'connection lost'),
  })
  const { db } = database
  const cache = createResponseCache({
    db,
    target,
    log,
    now: Date.now,
    onLookup: metrics.countLookup,
  })
  const readiness = watchReadiness({ env, target, db, cache })
  const views = createViewCounters(db, log)
  const searches = createSearchRecorder({
    db,
    now: Date.now,
    onDropped: metrics.countDroppedSearches,
  })
  const transport = createTransport(env)
  const storage = openStorage(env)
  const sendMail = createMailSender({
    db,
    transport,
    metrics,
    log,
    now: Date.now,
    storage,
    makePlanPdf: (plan, lang) => answers.makePlanPdf(plan, lang),
    ...env,
  })
  // Decoding a picture takes hundreds of megabytes, so all uploads share one short queue, in turns.
  const pictureTurns = createFairTurns({ atOnce: 1, mostWaiting: 8 })
  const jobs = createJobs({ env, log, target, db, storage, pictureTurns, sendMail })
  metrics.watchCache(cache.store)
  const parts = { db, metrics, readiness, views, searches, jobs, cache, storage, pictureTurns }
  const answers = connectRequests(options, parts)

  const close = () => closeAll({ ...parts, transport, database })
  const flush = () => flushAll(parts)
  return { ...answers, readiness, changes: cache.changes, flush, jobs, storage, database, close }
}

type Worked = Pick<Parts, 'db' | 'storage' | 'pictureTurns'> &
  Pick<AppOptions, 'env' | 'log' | 'target'> & { sendMail: ReturnType<typeof createMailSender> }

function createJobs({ env, log, target, db, storage, pictureTurns, sendMail }: Worked): JobQueue {
  const jobs = createJobQueue({
    target,
    log,
    handlePictures: (stopping) =>
      makeVariants({ db, storage, log, turns: pictureTurns, now: Date.now }, stopping),
    handleMail: (mailId) => sendMail(mailId, jobs),
    handleHour: () => runHousekeeping({ db, jobs, log, now: Date.now, storage, ...env }),
    handleBackup: nightlyBackupOf({ db, target, log, now: Date.now, ...env }),
    listForgottenMails: () => listForgottenMails(db),
    listStrandedJobs: () => listStrandedJobs(db),
    now: Date.now,
  })
  return jobs
}

type Watched = {
  env: Env
  target: DatabaseTarget
  db: Database
  cache: ResponseCache
}

const watchReadiness = ({ env, target, db, cache }: Watched) =>
  createReadiness({
    checks: {
      databaseAway: async () => {
        await db.execute(sql`select 1`)
        cache.databaseAnswers()
      },
      databaseSocketGone: () => requireSocket(target),
      diskFull: () => requireRoom(env.dataDir),
    },
    now: () => performance.now(),
  })

type Opened = Parts & {
  transport: ReturnType<typeof createTransport>
  database: ReturnType<typeof openDatabase>
}

/** Closes each part before those that it needs. */
async function closeAll({ readiness, cache, views, searches, jobs, ...opened }: Opened) {
  readiness.stop()
  await cache.changes.stop()
  await Promise.all(Object.values(views).map((counter) => counter.stop()))
  await searches.stop()
  await jobs.stop()
  opened.transport.close()
  await opened.database.close()
}

/** Writes what is counted and recorded so far. */
async function flushAll({ views, searches }: Pick<Parts, 'views' | 'searches'>) {
  const counters = [...Object.values(views), searches]
  await Promise.all(counters.map((counter) => counter.flush()))
}
