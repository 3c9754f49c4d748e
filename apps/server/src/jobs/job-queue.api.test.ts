import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Database, DatabaseTarget } from '../database/client.ts'
import { createTestDatabase } from '../testing/database.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { createJobQueue } from './job-queue.ts'
import { listStrandedJobs } from './stranded-jobs.ts'

const nowMs = Date.parse('2026-11-20T12:30:00Z')

const doNothing = async () => undefined

function createTestQueue(
  target: DatabaseTarget,
  options: Partial<Parameters<typeof createJobQueue>[0]>,
) {
  const queue = createJobQueue({
    target,
    log: pino({ level: 'silent' }),
    handleMail: doNothing,
    handlePictures: doNothing,
    handleHour: doNothing,
    handleBackup: null,
    listForgottenMails: async () => [],
    listStrandedJobs: async () => [],
    now: () => nowMs,
    ...options,
  })
  onTestFinished(queue.stop)
  return queue
}

async function openDatabase() {
  const database = await createTestDatabase('schema')
  onTestFinished(database.close)
  return database
}

async function statesOf(db: Database) {
  const { rows } = await db.execute(sql`select name, state from pgboss.job
    where left(name, 2) <> '__' order by name, state`)
  return rows
}

async function startSender(target: DatabaseTarget) {
  const sender = new PgBoss({
    ...target,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await sender.start()
  onTestFinished(() => sender.stop())
  return sender
}

test('a backup job runs only in a process that makes backups', async () => {
  const { target } = await openDatabase()
  let backups = 0
  const makeBackup = async () => {
    backups += 1
  }
  const queues = [null, makeBackup, null].map((handleBackup) =>
    createTestQueue(target, { handleBackup }),
  )
  for (const queue of queues) await queue.start()
  const sender = await startSender(target)
  for (const count of [1, 2, 3]) {
    await sender.send('backup')
    await expect.poll(() => backups).toBe(count)
    await expect
      .poll(async () => (await sender.findJobs('backup')).filter(({ state }) => state === 'active'))
      .toEqual([])
  }
})

test('all processes together run one hourly job at a time', async () => {
  const { target } = await openDatabase()
  let handled = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const start = async () => {
    const queue = createTestQueue(target, {
      handleHour: async () => {
        handled += 1
        await released
      },
    })
    await queue.start()
    return queue
  }
  const queues = [await start(), await start()]
  const sender = await startSender(target)
  const ids = [await sender.send('hour'), await sender.send('hour'), await sender.send('hour')]
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
  await expect.poll(() => handled).toBe(1)
  expect(await sender.send('hour')).toBeNull()
  release()
  for (const queue of queues) await queue.stop()
  expect(handled).toBe(1)
})

test.each(['mail', 'hour', 'backup'])(
  'a long run of the queue %s is not started twice',
  async (queueName) => {
    const { target, db } = await openDatabase()
    let runs = 0
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const handle = async () => {
      runs += 1
      await released
    }
    const queue = createTestQueue(target, {
      handleMail: handle,
      handleHour: handle,
      handleBackup: handle,
    })
    await queue.start()
    const sender = await startSender(target)
    await sender.send(queueName, { mailId: 'mail' })
    await expect.poll(() => runs).toBe(1)
    // As if a mail server had not answered for 3 hours.
    await db.execute(
      sql`update pgboss.job set started_on = started_on - interval '3 hours' where name = ${queueName}`,
    )
    await sender.supervise(queueName)
    const { rows } = await db.execute(sql`select state from pgboss.job where name = ${queueName}`)
    expect(rows).toEqual([{ state: 'active' }])
    release()
    await queue.stop()
    expect(runs).toBe(1)
  },
)

test('a mail that fails is retried, and those behind it do not wait for that', async () => {
  const { db, target } = await openDatabase()
  const handled: string[] = []
  const queue = createTestQueue(target, {
    handleMail: async (mailId) => {
      handled.push(mailId)
      if (handled.length === 1) throw new Error('It cannot be composed')
    },
  })
  await queue.start()
  await db.transaction(async (tx) => {
    for (const mailId of ['one', 'two', 'three']) await queue.enqueueMail(tx, mailId)
  })
  await expect.poll(() => handled).toHaveLength(4)
  expect(new Set(handled.slice(0, 3))).toEqual(new Set(['one', 'two', 'three']))
  expect(handled[3]).toBe(handled[0])
})

test('failed mails and pictures are in the log', async () => {
  const database = await openDatabase()
  const lines: string[] = []
  const queue = createTestQueue(database.target, {
    log: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
    handleMail: () => Promise.reject(new Error('It cannot be composed')),
    handlePictures: () => Promise.reject(new Error('The disk is full')),
  })
  await queue.start()
  await database.db.transaction((tx) => queue.enqueueMail(tx, 'mail'))
  await expect.poll(() => lines.join('')).toContain('It cannot be composed')
  await expect.poll(() => lines.join('')).toContain('The disk is full')
})

test('a stop waits for the mail that is being sent, and leaves those behind it for a retry', async () => {
  const { db, target } = await openDatabase()
  const lines: string[] = []
  const events: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const queue = createTestQueue(target, {
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    listForgottenMails: async () => ['one', 'two'],
    handleMail: async () => {
      events.push('begins')
      await released
      events.push('ends')
    },
    // As making the variants of many pictures does.
    handlePictures: (stopping) => once(stopping, 'abort').then(() => stopping.throwIfAborted()),
  })
  await queue.start()
  await expect.poll(() => events).toEqual(['begins'])
  await expect.poll(() => statesOf(db)).toContainEqual({ name: 'pictures', state: 'active' })
  const stopped = queue.stop()
  release()
  await stopped
  expect(events).toEqual(['begins', 'ends'])
  expect(await statesOf(db)).toEqual([
    { name: 'mail', state: 'retry' },
    { name: 'mail', state: 'completed' },
    { name: 'pictures', state: 'retry' },
  ])
  expect(lines).toEqual([])
})

test('a start that failed can be made again', async () => {
  const { target } = await openDatabase()
  const handled: string[] = []
  let starts = 0
  const queue = createTestQueue(target, {
    handleMail: async (mailId) => void handled.push(mailId),
    listForgottenMails: async () => {
      starts += 1
      if (starts === 1) throw new Error('The database is away')
      return ['forgotten']
    },
  })
  await expect(queue.start()).rejects.toThrow('The database is away')
  await queue.start()
  await expect.poll(() => handled).toEqual(['forgotten'])
})

test('a stop waits for what is done every minute', async () => {
  const database = await openDatabase()
  const events: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let minute = () => {}
  const queue = createTestQueue(database.target, {
    listStrandedJobs: async () => {
      events.push('begins')
      await released
      events.push('ends')
      return []
    },
    everyMinute: (run) => {
      minute = run
      return () => {}
    },
  })
  await queue.start()
  minute()
  await expect.poll(() => events).toEqual(['begins'])
  const stopped = queue.stop().then(() => events.push('stopped'))
  release()
  await stopped
  expect(events).toEqual(['begins', 'ends', 'stopped'])
})

test('a stop ends without a database that does not answer', async () => {
  const database = await openDatabase()
  const queue = createTestQueue(database.target, { longestStopMs: 10 })
  await queue.start()
  await database.db.transaction(async (tx) => {
    // One table alone: statements of pg-boss that lock this part of `pgboss.job` before the whole table
    // would wait for us while we wait for them.
    await tx.execute(sql`lock table pgboss.job_common in access exclusive mode`)
    await untilWaiting(database.db)
    await queue.stop()
  })
})

test('waiting mails are sent and the hourly job runs after a clock was set back', async () => {
  const { db, target } = await openDatabase()
  const sent: string[] = []
  const clock = { ms: nowMs }
  let hoursHandled = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let minute = () => {}
  const queue = createTestQueue(target, {
    handleMail: async (mailId) => void sent.push(mailId),
    handleHour: async () => {
      hoursHandled += 1
      await released
    },
    listStrandedJobs: () => listStrandedJobs(db),
    now: () => clock.ms,
    everyMinute: (run) => {
      minute = run
      return () => {}
    },
  })
  await queue.start()
  await db.transaction((tx) => queue.enqueueMail(tx, 'a mail', 90))
  const { rows } = await db.execute(sql`
    select extract(epoch from start_after - created_on)::int as waits from pgboss.job where name = 'mail'`)
  expect(rows).toEqual([{ waits: 90 }])
  // The database after its clock was set back 13 months.
  await db.execute(sql`update pgboss.job set start_after = start_after + interval '13 months',
    created_on = created_on + interval '13 months' where name = 'mail'`)
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '13 months'`)
  clock.ms -= 3_600_000
  minute()
  await expect.poll(() => sent).toEqual(['a mail'])
  await expect.poll(() => hoursHandled).toBe(1)
  // A running hourly job whose process may have died since the clock was set back.
  await db.execute(sql`update pgboss.job set heartbeat_on = now() + interval '1 hour'
    where name = 'hour'`)
  expect(await listStrandedJobs(db)).toMatchObject([{ name: 'hour', state: 'active' }])
  await db.execute(sql`update pgboss.job set heartbeat_on = now() where name = 'hour'`)
  expect(await listStrandedJobs(db)).toEqual([])
  // A mail that waits for its retry, which the clock has moved away.
  for (const [minutes, stranded] of [
    [4, []],
    [6, [{ name: 'mail', state: 'retry' }]],
  ] as const) {
    await db.execute(sql`update pgboss.job set state = 'retry',
      start_after = now() + make_interval(mins => ${minutes}) where name = 'mail'`)
    expect(await listStrandedJobs(db)).toMatchObject(stranded)
  }
  release()
})

test('mails without jobs are sent at the start, and those of a restore within the hour', async () => {
  const database = await openDatabase()
  const clock = { ms: nowMs }
  const sent: string[] = []
  let forgotten = ['of a killed process']
  let minute = () => {}
  const queue = createTestQueue(database.target, {
    handleMail: async (mailId) => void sent.push(mailId),
    listForgottenMails: async () => forgotten,
    now: () => clock.ms,
    everyMinute: (run) => {
      minute = run
      return () => {}
    },
  })
  await queue.start()
  await expect.poll(() => sent).toEqual(['of a killed process'])
  forgotten = ['of a restore']
  clock.ms += 3_600_000
  minute()
  await expect.poll(() => sent).toEqual(['of a killed process', 'of a restore'])
})

test('a backup is queued each hour, also while stranded jobs cannot be restarted', async () => {
  const { target } = await openDatabase()
  const clock = { ms: nowMs }
  let backups = 0
  let minute = () => {}
  const queue = createTestQueue(target, {
    handleBackup: async () => {
      backups += 1
    },
    listStrandedJobs: () => Promise.reject(new Error('They cannot be read')),
    now: () => clock.ms,
    everyMinute: (run) => {
      minute = run
      return () => {}
    },
  })
  await queue.start()
  clock.ms += 3_600_000
  minute()
  await expect.poll(() => backups).toBe(1)
})
