import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { DatabaseTarget } from '../database/client.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createJobQueue } from './job-queue.ts'
import { listStrandedJobs } from './stranded-jobs.ts'

const nowMs = Date.parse('2026-11-20T12:30:00Z')

async function startAsking(target: DatabaseTarget) {
  const asking = new PgBoss({
    ...('url' in target ? { connectionString: target.url } : target.connection),
    supervise: false,
    schedule: false,
    migrate: false,
  } as ConstructorParameters<typeof PgBoss>[0])
  await asking.start()
  return asking
}

test('the backup is asked only of a process that makes one', async () => {
  const database = await createTestDatabase('schema')
  const { target } = database
  let made = 0
  const makeBackup = async () => {
    made += 1
  }
  const queues = [null, makeBackup, null].map((handleBackup) =>
    createJobQueue({
      target,
      log: pino({ level: 'silent' }),
      handleMail: async () => undefined,
      handlePictures: async () => undefined,
      handleHour: async () => undefined,
      handleBackup,
      listForgottenMails: async () => [],
      listStrandedJobs: async () => [],
      now: () => nowMs,
    }),
  )
  for (const queue of queues) await queue.start()
  const asking = await startAsking(target)
  for (const time of [1, 2, 3]) {
    await asking.send('backup')
    await expect.poll(() => made).toBe(time)
    await expect
      .poll(async () => (await asking.findJobs('backup')).filter(({ state }) => state === 'active'))
      .toEqual([])
  }
  await asking.stop()
  for (const queue of queues) await queue.stop()
  await database.close()
})

test('an hour is one job for all processes, whoever starts or asks', async () => {
  const database = await createTestDatabase('schema')
  const { target } = database
  let handled = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const start = async () => {
    const queue = createJobQueue({
      target,
      log: pino({ level: 'silent' }),
      handleMail: async () => undefined,
      handlePictures: async () => undefined,
      handleHour: async () => {
        handled += 1
        await released
      },
      handleBackup: null,
      listForgottenMails: async () => [],
      listStrandedJobs: async () => [],
      now: () => nowMs,
    })
    await queue.start()
    return queue
  }
  const queues = [await start(), await start()]
  const asking = await startAsking(target)
  const ids = [await asking.send('hour'), await asking.send('hour'), await asking.send('hour')]
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
  await expect.poll(() => handled).toBe(1)
  expect(await asking.send('hour')).toBeNull()
  release()
  await asking.stop()
  for (const queue of queues) await queue.stop()
  expect(handled).toBe(1)
  await database.close()
})

test('a mail’s job is not started again while its try is still under way', async () => {
  const database = await createTestDatabase('schema')
  const { target, db } = database
  let tries = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const queue = createJobQueue({
    target,
    log: pino({ level: 'silent' }),
    handleMail: async () => {
      tries += 1
      await released
    },
    handlePictures: async () => undefined,
    handleHour: async () => undefined,
    handleBackup: null,
    listForgottenMails: async () => [],
    listStrandedJobs: async () => [],
    now: () => nowMs,
  })
  await queue.start()
  await db.transaction((tx) => queue.enqueueMail(tx, 'mail'))
  await expect.poll(() => tries).toBe(1)
  // A mail server has taken its time.
  await db.execute(
    sql`update pgboss.job set started_on = started_on - interval '3 hours' where name = 'mail'`,
  )
  const asking = await startAsking(target)
  await asking.supervise('mail')
  const { rows } = await db.execute(sql`select state from pgboss.job where name = 'mail'`)
  expect(rows).toEqual([{ state: 'active' }])
  release()
  await asking.stop()
  await queue.stop()
  expect(tries).toBe(1)
  await database.close()
})

test('mails that wait and the hour go on after a clock was set back', async () => {
  const database = await createTestDatabase('schema')
  const { db, target } = database
  const sent: string[] = []
  const clock = { ms: nowMs }
  let hoursHandled = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let minute = () => {}
  const queue = createJobQueue({
    target,
    log: pino({ level: 'silent' }),
    handleMail: async (mailId) => void sent.push(mailId),
    handlePictures: async () => undefined,
    handleHour: async () => {
      hoursHandled += 1
      await released
    },
    handleBackup: null,
    listForgottenMails: async () => [],
    listStrandedJobs: () => listStrandedJobs(db),
    now: () => clock.ms,
    everyMinute: (run) => {
      minute = run
      return () => {}
    },
  })
  await queue.start()
  await db.transaction((tx) => queue.enqueueMail(tx, 'a mail', 90))
  // As it looks in the database once the clock is 13 months behind what it was.
  await db.execute(sql`update pgboss.job set start_after = start_after + interval '13 months',
    created_on = created_on + interval '13 months' where name = 'mail'`)
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '13 months'`)
  clock.ms -= 3_600_000
  minute()
  await expect.poll(() => sent).toEqual(['a mail'])
  await expect.poll(() => hoursHandled).toBe(1)
  // An hour that is under way, and whose process may have died since the clock was set back.
  await db.execute(sql`update pgboss.job set heartbeat_on = now() + interval '1 hour'
    where state = 'active'`)
  expect(await listStrandedJobs(db)).toMatchObject([{ name: 'hour', state: 'active' }])
  await db.execute(sql`update pgboss.job set heartbeat_on = now() where state = 'active'`)
  expect(await listStrandedJobs(db)).toEqual([])
  release()
  await queue.stop()
  await database.close()
})
