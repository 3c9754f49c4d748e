import { expect, test } from 'vitest'
import { createHourly } from './hourly.ts'

const startMs = Date.parse('2026-11-20T12:30:00Z')
const minuteMs = 60_000
const hourMs = 60 * minuteMs

function hourly() {
  const clock = { ms: startMs, isBroken: false }
  const ranAt: string[] = []
  const tick = createHourly({
    now: () => clock.ms,
    minute: 5,
    run: async () => {
      if (clock.isBroken) throw new Error('The database is away')
      ranAt.push(new Date(clock.ms).toISOString().slice(0, 16))
    },
  })
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.ms += minuteMs
      await tick()
    }
  }
  return { clock, ranAt, pass, tick }
}

test('it runs at its minute of each hour', async () => {
  const { ranAt, pass } = hourly()
  await pass(120)
  expect(ranAt).toEqual(['2026-11-20T13:05', '2026-11-20T14:05'])
})

test.each([
  ['an hour', hourMs, '2026-11-20T11:31', '2026-11-20T12:05'],
  ['13 months', 396 * 24 * hourMs, '2025-10-20T12:31', '2025-10-20T13:05'],
])(
  'after the clock is set back %s it runs at once, and then every hour',
  async (_, ms, first, second) => {
    const { clock, ranAt, pass } = hourly()
    clock.ms -= ms
    await pass(60)
    expect(ranAt).toEqual([first, second])
  },
)

test('a failed run is repeated a minute later', async () => {
  const { clock, ranAt, pass, tick } = hourly()
  clock.isBroken = true
  clock.ms += hourMs
  await expect(tick()).rejects.toThrow()
  clock.isBroken = false
  await pass(3)
  expect(ranAt).toEqual(['2026-11-20T13:31'])
})
