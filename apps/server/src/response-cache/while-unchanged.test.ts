import { expect, test } from 'vitest'
import { createWhileUnchanged } from './while-unchanged.ts'

function setUp() {
  const state = { version: 1 as number | null, nowMs: 1_000, switchMs: Number.POSITIVE_INFINITY }
  const whileUnchanged = createWhileUnchanged({
    contentVersion: () => state.version,
    nextPublishChange: async () => state.switchMs,
    now: () => state.nowMs,
  })
  let made = 0
  const read = whileUnchanged(() => {
    made += 1
    return made
  })
  return { state, whileUnchanged, read }
}

test('calls share a value while the content is unchanged, also those made at once', async () => {
  const { read } = setUp()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(1)
})

test('a value is made anew after a change of content, of the clock, or of what is published', async () => {
  const { state, read } = setUp()
  expect(await read()).toBe(1)
  state.version = 2
  expect(await read()).toBe(2)
  state.nowMs = 999
  state.switchMs = 2_000
  expect(await read()).toBe(3)
  state.nowMs = 1_999
  expect(await read()).toBe(3)
  state.nowMs = 2_000
  state.switchMs = 3_000
  expect(await read()).toBe(4)
  state.nowMs = 2_500
  expect(await read()).toBe(4)
  state.nowMs = 2_400
  expect(await read()).toBe(5)
})

test('a change while a value is being made is not missed', async () => {
  const { state, whileUnchanged } = setUp()
  const first = Promise.withResolvers<string>()
  const values = [first.promise, Promise.resolve('new')]
  const read = whileUnchanged(() => values.shift() ?? 'newest')
  const early = read()
  state.version = 2
  const late = read()
  first.resolve('old')
  expect(await Promise.all([early, late, read()])).toEqual(['old', 'new', 'new'])
})

test('nothing is remembered while changes may be missed', async () => {
  const { state, read } = setUp()
  expect(await read()).toBe(1)
  state.version = null
  expect([await read(), await read()]).toEqual([2, 3])
})

test('after an error the next call tries again', async () => {
  const { whileUnchanged } = setUp()
  const outcomes = [Promise.reject(new Error('away')), Promise.resolve('back')]
  const read = whileUnchanged(() => outcomes.shift() ?? 'again')
  await expect(read()).rejects.toThrow('away')
  expect([await read(), await read()]).toEqual(['back', 'back'])
})
