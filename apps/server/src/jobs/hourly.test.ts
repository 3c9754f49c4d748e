import { expect, test } from 'vitest'
import { createHourly } from './hourly.ts'

const startMs = Date.parse('2026-11-20T12:30:00Z')
const minuteMs = 60_000
const hourMs = 60 * minuteMs

function hourly() {
  const clock = { ms: startMs, isBroken: false }
  const askedAt: string[] = []
  const tick = createHourly({
    now: () => clock.ms,
    minute: 5,
    ask: async () => {
      if (clock.isBroken) throw new Error('The database is away')
      askedAt.push(new Date(clock.ms).toISOString().slice(0, 16))
    },
  })
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.ms += minuteMs
      await tick()
    }
  }
  return { clock, askedAt, pass, tick }
}

test('it asks at its minute of each hour', async () => {
  const { askedAt, pass } = hourly()
  await pass(120)
  expect(askedAt).toEqual(['2026-11-20T13:05', '2026-11-20T14:05'])
})

test.each([
  ['an hour', hourMs, '2026-11-20T11:31', '2026-11-20T12:05'],
  ['13 months', 396 * 24 * hourMs, '2025-10-20T12:31', '2025-10-20T13:05'],
])('a clock set back %s: it asks at once, and goes on by the hour', async (_, ms, once, next) => {
  const { clock, askedAt, pass } = hourly()
  clock.ms -= ms
  await pass(60)
  expect(askedAt).toEqual([once, next])
})

test('an hour that could not be asked for is asked for again a minute later', async () => {
  const { clock, askedAt, pass, tick } = hourly()
  clock.isBroken = true
  clock.ms += hourMs
  await expect(tick()).rejects.toThrow()
  clock.isBroken = false
  await pass(3)
  expect(askedAt).toEqual(['2026-11-20T13:31'])
})
