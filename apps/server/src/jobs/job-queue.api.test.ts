import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { DatabaseTarget } from '../database/client.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createJobQueue } from './job-queue.ts'

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
    })
    await queue.start()
    return queue
  }
  const queues = [await start(), await start()]
  const { rows } = await database.db.execute(
    sql`select name, cron, timezone from pgboss.schedule where name = 'hour'`,
  )
  expect(rows).toEqual([{ name: 'hour', cron: '5 * * * *', timezone: 'Europe/Stockholm' }])
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
