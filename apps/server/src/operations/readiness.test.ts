import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

const startReadiness = async (ping: () => Promise<void>) => {
  const clock = { now: 0 }
  const readiness = createReadiness({ ping, now: () => clock.now })
  readiness.markMigrated()
  readiness.markSiteLoaded()
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
