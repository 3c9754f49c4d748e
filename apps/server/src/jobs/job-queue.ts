import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import type { DatabaseTarget, Transaction } from '../database/client.ts'
import type { Logger } from '../operations/logger.ts'
import { createHourly } from './hourly.ts'
import { monotonicClock } from './monotonic-clock.ts'
import { createRescue, type StrandedJob } from './stranded-jobs.ts'

/** What a mail's job carries; the mail itself is the row. */
type MailJob = { mailId: string }

export type JobQueue = {
  start: () => Promise<void>
  /** Queues a mail in the transaction that stores it: both are kept, or neither. */
  enqueueMail: (tx: Transaction, mailId: string, afterSeconds?: number) => Promise<void>
  /** Says that pictures have come, in the transaction that stores them. */
  enqueuePictures: (tx: Transaction) => Promise<void>
  /** Keeps the number of a mail that will never arrive, for the staff to see. */
  buryMail: (tx: Transaction, mailId: string) => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  target: DatabaseTarget
  log: Logger
  handleMail: (mailId: string) => Promise<void>
  /** Makes the variants of all pictures that have none; of all processes one is asked. */
  handlePictures: () => Promise<void>
  /** What is due this hour; of all processes one is asked. */
  handleHour: () => Promise<void>
  /** Tonight's backup, when it is due; null: another process makes it, or none. */
  handleBackup: (() => Promise<void>) | null
  /** Mails that wait although no job stands for them; asked once at every start. */
  listForgottenMails: () => Promise<string[]>
  /** Jobs that a changed clock has left behind; asked every minute. */
  listStrandedJobs: () => Promise<StrandedJob[]>
  now: () => number
  /** Calls something every minute until it is stopped. */
  everyMinute?: (run: () => void) => () => void
}

const mailQueue = 'mail'
const deadMails = 'mail-dead'
const pictures = 'pictures'
const hours = 'hour'
const backups = 'backup'
const day = 86_400
const fiveDays = 5 * day
const year = 365 * 86_400
const rarely = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }

const minuteByMinute = (run: () => void) => {
  const timer = setInterval(run, 60_000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Jobs in the database (pg-boss). Its tables are made at the first start. */
export function createJobQueue(options: Options): JobQueue {
  const { everyMinute = minuteByMinute } = options
  let boss: PgBoss | null = null
  let stopMinutes = () => {}

  const running = () => {
    // The code of a server that is starting: callers answer "try again".
    if (boss === null) throw Object.assign(new Error('The job queue is not up'), { code: '57P03' })
    return boss
  }

  return {
    async start() {
      if (boss !== null) return
      const starting = new PgBoss(bossOptions(options.target))
      starting.on('error', (error) => options.log.warn({ err: error }, 'job queue'))
      try {
        await starting.start()
        await createQueues(starting)
        boss = starting
        for (const mailId of await options.listForgottenMails()) {
          await starting.send(mailQueue, { mailId })
        }
        await workOnMails(starting, options)
        await workOnPictures(starting, options)
        await workOnHours(starting, options)
        await workOnBackups(starting, options)
        stopMinutes = everyMinute(minutesOf(starting, options))
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
      await running().send(pictures, {}, { db: fromDrizzle(tx, sql) })
    },
    async buryMail(tx, mailId) {
      await running().send(deadMails, { mailId }, { db: fromDrizzle(tx, sql) })
    },
    async stop() {
      stopMinutes()
      await boss?.stop({ graceful: true, timeout: 5_000 })
      boss = null
    },
  }
}

function bossOptions(target: DatabaseTarget): ConstructorOptions {
  const place =
    'url' in target ? { connectionString: target.url } : withoutUndefined(target.connection)
  return {
    ...place,
    application_name: 'minikran-jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
    clock: monotonicClock,
    monitorIntervalSeconds: 30,
  }
}

function withoutUndefined(connection: object): ConstructorOptions {
  return Object.fromEntries(Object.entries(connection).filter(([, value]) => value !== undefined))
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(deadMails, { retentionSeconds: year })
  // The mail row decides about tries and delays; these settings are for jobs that broke off.
  await boss.createQueue(mailQueue, {
    notify: true,
    deadLetter: deadMails,
    retryLimit: 1_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 15,
    heartbeatSeconds: 30,
    retentionSeconds: 2 * fiveDays,
    deleteAfterSeconds: 86_400,
  })
  // A try lasts as long as a mail server likes, and heartbeats tell of a process that has died. Said
  // apart, since a queue that is there already keeps what it was made with.
  await boss.updateQueue(mailQueue, { expireInSeconds: day })
  // One under way and one that waits: whatever comes meanwhile is found by the one that waits.
  await boss.createQueue(pictures, {
    notify: true,
    policy: 'stately',
    retryLimit: 2,
    retryDelay: 60,
    heartbeatSeconds: 60,
    expireInSeconds: 3_000,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 86_400,
  })
  for (const queue of [hours, backups]) {
    // Older versions had pg-boss ask; while one still runs beside this one, it may ask again.
    await boss.unschedule(queue)
    await boss.createQueue(queue, {
      notify: true,
      policy: 'exclusive',
      retryLimit: 2,
      retryDelay: 60,
      heartbeatSeconds: 30,
      expireInSeconds: 3_000,
      retentionSeconds: 86_400,
      deleteAfterSeconds: 7 * 86_400,
    })
  }
}

// A queue takes one job at a time: what several processes ask for at once is done once, and what
// they ask for one after another finds nothing left to do.
async function workOnHours(boss: PgBoss, { handleHour }: Options): Promise<void> {
  await boss.work(hours, { batchSize: 1, ...rarely }, () => handleHour())
}

// A job of its own: a process that makes no backups must not take one from those that do.
async function workOnBackups(boss: PgBoss, { handleBackup }: Options): Promise<void> {
  if (handleBackup === null) return
  await boss.work(backups, { batchSize: 1, ...rarely }, () => handleBackup())
}

// Not pg-boss's own schedule: it compares times in the database, and stands still until a clock
// that was set back has caught up.
function minutesOf(boss: PgBoss, options: Options): () => void {
  const { now, log, handleBackup, listStrandedJobs: list } = options
  const runs = [createHourly({ now, minute: 5, ask: () => boss.send(hours) })]
  if (handleBackup !== null) {
    runs.push(createHourly({ now, minute: 10, ask: () => boss.send(backups) }))
  }
  runs.push(
    createRescue({
      list,
      bringForward: ({ name, id }) => boss.update(name, undefined, { id, startAfter: 0 }),
      tryAgain: ({ name, id }) => boss.fail(name, id),
    }),
  )
  const run = async () => {
    for (const each of runs) await each()
  }
  return () => void run().catch((err: unknown) => log.warn({ err }, 'job queue'))
}

// Once at every start for what has been left; then whenever pictures come.
async function workOnPictures(boss: PgBoss, { handlePictures }: Options): Promise<void> {
  await boss.work(pictures, { batchSize: 1, ...rarely }, () => handlePictures())
  await boss.send(pictures, {})
}

// One worker that goes through its batch one by one: a process that is killed has at most one
// mail on its way.
async function workOnMails(boss: PgBoss, { handleMail }: Options): Promise<void> {
  await boss.work<MailJob>(
    mailQueue,
    {
      batchSize: 20,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
    },
    async (jobs) => {
      for (const { data } of jobs) await handleMail(data.mailId)
    },
  )
}
