import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'
import { requireRoom, requireSocket } from './readiness-checks.ts'

const startReadiness = async (ping: () => Promise<void>) => {
  const clock = { now: 0 }
  const readiness = createReadiness({ checks: { databaseAway: ping }, now: () => clock.now })
  readiness.markMigrated()
  await readiness.check()
  return { readiness, clock }
}

test('a call that failed is believed once the database leaves a question unanswered', async () => {
  let frozen = false
  const { readiness, clock } = await startReadiness(() =>
    frozen ? new Promise(() => undefined) : Promise.resolve(),
  )
  readiness.suspect()
  expect(readiness.isReady()).toBe(true)
  frozen = true
  clock.now += 1_000
  void readiness.check()
  expect(readiness.isReady()).toBe(true)
  readiness.suspect()
  expect(readiness.isReady()).toBe(false)
  readiness.stop()
})

test('a database that answers again is ready again, at most a second later', async () => {
  let away = true
  const { readiness, clock } = await startReadiness(async () => {
    if (away) throw new Error('away')
  })
  expect(readiness.isReady()).toBe(false)
  away = false
  expect(await readiness.check()).toBe(false)
  clock.now += 1_000
  expect(await readiness.check()).toBe(true)
  readiness.stop()
})

test('a process that goes down is not ready', async () => {
  const { readiness } = await startReadiness(() => Promise.resolve())
  readiness.drain()
  expect(await readiness.check()).toBe(false)
  readiness.stop()
})

test('it says what stands in the way: a full disk, the socket of the database, the start', async () => {
  const clock = { now: 0 }
  const gone = new Set(['disk', 'socket'])
  const need = async (name: string) => {
    if (gone.has(name)) throw new Error(name)
  }
  const readiness = createReadiness({
    checks: {
      databaseAway: () => Promise.resolve(),
      databaseSocketGone: () => need('socket'),
      diskFull: () => need('disk'),
    },
    now: () => clock.now,
  })
  await readiness.check()
  expect(readiness.troubles()).toEqual(['starting', 'databaseSocketGone', 'diskFull'])
  readiness.markMigrated()
  gone.delete('socket')
  clock.now += 1_000
  expect(await readiness.check()).toBe(false)
  expect(readiness.troubles()).toEqual(['diskFull'])
  gone.delete('disk')
  clock.now += 1_000
  expect(await readiness.check()).toBe(true)
  expect(readiness.troubles()).toEqual([])
  readiness.stop()
})

test('a disk with less room than is needed is full', async () => {
  await expect(requireRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow('MiB is free')
  await requireRoom(tmpdir(), 0)
})

test('a socket whose file is gone is missed, a database on the network has none', async () => {
  const own = { port: 5432, user: 'minikran', database: 'minikran' }
  const gone = { ...own, host: join(tmpdir(), 'no-such-folder') }
  await expect(requireSocket(gone)).rejects.toThrow('ENOENT')
  await requireSocket({ ...own, host: '127.0.0.1' })
  await requireSocket({ connectionString: 'postgresql://db.example/minikran' })
})
