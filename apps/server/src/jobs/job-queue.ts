import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { DatabaseTarget, Transaction } from '../database/client.ts'
import type { Logger } from '../operations/logger.ts'
import {
  backupQueue,
  createQueues,
  deadMailQueue,
  hourQueue,
  mailQueue,
  pictureQueue,
} from './create-queues.ts'
import { createHourly } from './hourly.ts'
import { monotonicClock } from './monotonic-clock.ts'
import { createRescue, type StrandedJob } from './stranded-jobs.ts'

/** The data of a mail's job; the mail itself is a row of `mails`. */
type MailJob = { mailId: string }

export type JobQueue = {
  start: () => Promise<void>
  /** Queues a mail in the transaction that stores it, so that both are committed or neither. */
  enqueueMail: (tx: Transaction, mailId: string, afterSeconds?: number) => Promise<void>
  /** Queues the making of picture variants in the transaction that stores the pictures. */
  enqueuePictures: (tx: Transaction) => Promise<void>
  /** Puts a mail that cannot be delivered into the dead letter queue, for the staff to see. */
  deadLetterMail: (tx: Transaction, mailId: string) => Promise<void>
  /**
   * Waits for what is running, 5 s at most; what was not finished is retried. A database that does not
   * answer delays it by 10 s at most.
   */
  stop: () => Promise<void>
}

type Options = {
  target: DatabaseTarget
  log: Logger
  handleMail: (mailId: string) => Promise<void>
  /** Makes the variants of all pictures that have none, until the stop; runs in one of the processes. */
  handlePictures: (stopping: AbortSignal) => Promise<void>
  /** The hourly housekeeping; runs in one of the processes. */
  handleHour: () => Promise<void>
  /** Makes the nightly backup when it is due; null: this process makes no backups. */
  handleBackup: ((stopping: AbortSignal) => Promise<void>) | null
  /** Queued mails without a job; read at every start and every hour. */
  listForgottenMails: () => Promise<string[]>
  /** Jobs that would wait too long after the clock was changed; read every minute. */
  listStrandedJobs: () => Promise<StrandedJob[]>
  now: () => number
  /** Calls `run` every minute; returns a function that stops it. Tests replace the timer. */
  everyMinute?: (run: () => void) => () => void
  /** Tests wait less. */
  longestStopMs?: number
}

const slowPolling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }

const everyMinuteByTimer = (run: () => void) => {
  const timer = setInterval(run, 60_000)
  timer.unref()
  return () => clearInterval(timer)
}

/** A job queue in the database (pg-boss), which creates its tables at the first start. */
export function createJobQueue(options: Options): JobQueue {
  const { everyMinute = everyMinuteByTimer, longestStopMs = 10_000 } = options
  let stopping = new AbortController()
  let boss: PgBoss | null = null
  let stopTimer = () => {}
  let minute = Promise.resolve()

  const running = () => {
    // PostgreSQL's code for a server that is starting: callers answer "try again".
    if (boss === null) throw Object.assign(new Error('The job queue is not up'), { code: '57P03' })
    return boss
  }

  return {
    async start() {
      if (boss !== null) return
      const starting = new PgBoss(bossOptions(options.target))
      starting.on('error', (error) => options.log.warn({ err: realError(error) }, 'job queue'))
      stopping = new AbortController()
      try {
        await starting.start()
        await createQueues(starting)
        boss = starting
        await workOnAll(starting, options, stopping.signal)
        const runMinute = minuteTasks(starting, options)
        stopTimer = everyMinute(() => {
          minute = minute.then(runMinute)
        })
      } catch (error) {
        boss = null
        await starting.stop({ graceful: false }).catch(() => undefined)
        throw error
      }
    },
    async enqueueMail(tx, mailId, afterSeconds = 0) {
      const db = fromDrizzle(tx, sql)
      await running().send(mailQueue, { mailId }, { db, startAfter: afterSeconds })
    },
    async enqueuePictures(tx) {
      await running().send(pictureQueue, {}, { db: fromDrizzle(tx, sql) })
    },
    async deadLetterMail(tx, mailId) {
      await running().send(deadMailQueue, { mailId }, { db: fromDrizzle(tx, sql) })
    },
    async stop() {
      stopTimer()
      stopping.abort()
      const stopped = minute.then(() => boss?.stop({ graceful: true, timeout: 5_000 }))
      await Promise.race([stopped, setTimeout(longestStopMs, undefined, { ref: false })])
      boss = null
    },
  }
}

async function workOnAll(boss: PgBoss, options: Options, stopping: AbortSignal): Promise<void> {
  await queueForgottenMails(boss, options)
  await workOnMails(boss, options, stopping)
  await workOnPictures(boss, options, stopping)
  await workOnHours(boss, options, stopping)
}

function bossOptions(target: DatabaseTarget): ConstructorOptions {
  return {
    ...target,
    application_name: 'minikran-jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
    clock: monotonicClock,
    monitorIntervalSeconds: 30,
  }
}

/** pg-boss reports some errors as copies that are no `Error`. */
function realError(error: Error): Error {
  return error instanceof Error ? error : Object.assign(new Error(), error)
}

// Exclusive queues hold one job at a time: several processes that send at once cause one run. A
// later job finds nothing left to do.
async function workOnHours(
  boss: PgBoss,
  { handleHour, handleBackup }: Options,
  stopping: AbortSignal,
): Promise<void> {
  await boss.work(hourQueue, slowPolling, handleHour)
  // A queue of its own, so that a process without backups does not take the job.
  if (handleBackup === null) return
  await boss.work(backupQueue, slowPolling, () => handleBackup(stopping))
}

// Replaces pg-boss's schedule, which compares times in the database and would stop after a clock was
// set back until it has caught up.
function minuteTasks(boss: PgBoss, options: Options): () => Promise<void> {
  const { now, log, handleBackup, listStrandedJobs: list } = options
  const backup = createHourly({ now, minute: 10, run: () => boss.send(backupQueue) })
  const tasks = [
    createHourly({ now, minute: 5, run: () => boss.send(hourQueue) }),
    createHourly({ now, minute: 15, run: () => queueForgottenMails(boss, options) }),
    ...(handleBackup === null ? [] : [backup]),
    // Last: a task that fails keeps those after it from running in that minute.
    createRescue({
      list,
      makeDue: ({ name, id }) => boss.update(name, undefined, { id, startAfter: 0 }),
      retry: ({ name, id }) => boss.fail(name, id),
    }),
  ]
  const run = async () => {
    for (const task of tasks) await task()
  }
  return () => run().catch((err: unknown) => log.warn({ err }, 'job queue'))
}

// Once at every start for pictures left without variants, then whenever pictures are stored.
async function workOnPictures(
  boss: PgBoss,
  { handlePictures, log }: Options,
  stopping: AbortSignal,
): Promise<void> {
  await boss.work(pictureQueue, slowPolling, async () => {
    try {
      await handlePictures(stopping)
    } catch (err) {
      if (!stopping.aborted) log.error({ err }, 'pictures failed')
      throw err
    }
  })
  await boss.send(pictureQueue, {})
}

// Those of a process that died, and those that a restore has brought back.
async function queueForgottenMails(boss: PgBoss, { listForgottenMails: list }: Options) {
  for (const mailId of await list()) await boss.send(mailQueue, { mailId })
}

// One worker that sends the mails of a batch one by one: a killed process interrupts at most one.
async function workOnMails(
  boss: PgBoss,
  { handleMail, log }: Options,
  stopping: AbortSignal,
): Promise<void> {
  await boss.work<MailJob>(
    mailQueue,
    {
      batchSize: 20,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      perJobResults: true,
    },
    async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) {
        if (stopping.aborted) {
          results.push({ id, status: 'failed', output: 'stopped' })
          continue
        }
        try {
          await handleMail(data.mailId)
          results.push({ id, status: 'completed' })
        } catch (err) {
          log.error({ err, mail: data.mailId }, 'mail failed')
          // Not the message: it may repeat what a query was given.
          results.push({ id, status: 'failed', output: 'see the log' })
        }
      }
      return results
    },
  )
}
