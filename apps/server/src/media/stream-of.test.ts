import { expect, test } from 'vitest'
import { streamOf } from './stream-of.ts'

function generator() {
  const state = { isClosed: false }
  async function* chunks() {
    try {
      yield new Uint8Array(1)
      yield new Uint8Array(1)
    } finally {
      state.isClosed = true
    }
  }
  return { state, stream: streamOf(chunks()) }
}

test('a stream that is cancelled before anything is read of it closes what its generator holds', async () => {
  const { state, stream } = generator()
  await stream.cancel()
  expect(state.isClosed).toBe(true)
})

test('a stream that is cancelled half-way closes what its generator holds', async () => {
  const { state, stream } = generator()
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
  expect(state.isClosed).toBe(true)
})
