import { pino } from 'pino'
import { expect, test } from 'vitest'
import { stopOnce } from './stop-once.ts'

const log = pino({ level: 'silent' })

test('the process ends with a fault when stopping fails', async () => {
  const codes: number[] = []
  const stop = async () => {
    throw new Error('The database is gone')
  }
  const exit = (code: number) => codes.push(code)
  await stopOnce({ stop, log, now: () => 0, exit })()
  expect(codes).toEqual([1])
})

test('a second signal a moment later is the same wish, a later one ends the process at once', async () => {
  const codes: number[] = []
  let nowMs = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const stopped = stopOnce({
    stop: () => promise,
    log,
    now: () => nowMs,
    exit: (code) => codes.push(code),
  })
  const first = stopped()
  nowMs = 900
  await stopped()
  expect(codes).toEqual([])
  nowMs = 1_100
  await stopped()
  expect(codes).toEqual([1])
  resolve()
  await first
  expect(codes).toEqual([1, 0])
})
