import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { queryObjects } from 'node:v8'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createBodyRoom } from './body-room.ts'
import { createBodyStore } from './body-store.ts'
import { dropBeforeAnswer, receiveBody } from './receive-body.ts'

const kibibyte = 1024
const maxBytes = 1500 * kibibyte
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bodies-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

/** A request whose body the test sends piece by piece. */
function request(headers: Record<string, string> = {}) {
  const body = new PassThrough()
  const socket = { bytesRead: 0, destroy: () => body.destroy() }
  const incoming = Object.assign(body, { headers, socket }) as unknown as IncomingMessage
  return { body, incoming }
}

function receiving(incoming: IncomingMessage, room = createBodyRoom(ample)) {
  const share = room.open('192.0.2.1')
  const store = createBodyStore(folder)
  return {
    share,
    store,
    result: receiveBody(incoming, { maxBytes, share, store, ask: () => undefined }),
  }
}
const ample = { mostBytes: 10 * maxBytes, mostOfNetwork: 10 * maxBytes }

test.each([0, 1, 16, 64, 65, 1500])('%i KiB arrive as they were sent', async (size) => {
  const sent = randomBytes(size * kibibyte)
  const { body, incoming } = request()
  const { result, store } = receiving(incoming)
  for (let at = 0; at < sent.length; at += 70_000) body.write(sent.subarray(at, at + 70_000))
  body.end()
  const received = await result
  expect(received.kind === 'whole' && received.bytes.equals(sent)).toBe(true)
  await store.discard()
  expect(await readdir(folder)).toEqual([])
})

test('a large body lies on the disk while it arrives, a small one does not', async () => {
  const { body, incoming } = request()
  const { result, store } = receiving(incoming)
  body.write(randomBytes(60 * kibibyte))
  await expect.poll(() => body.readableLength).toBe(0)
  expect(await readdir(folder)).toEqual([])
  body.write(randomBytes(5 * kibibyte))
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  body.destroy()
  expect(await result).toEqual({ kind: 'stopped' })
  await store.discard()
  expect(await readdir(folder)).toEqual([])
})

test('a body arrives whole although a process that starts empties the folder', async () => {
  const sent = randomBytes(1200 * kibibyte)
  const { body, incoming } = request()
  const { result, store } = receiving(incoming)
  body.write(sent)
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  await rm(folder, { recursive: true })
  await mkdir(folder)
  body.end()
  const received = await result
  expect(received.kind === 'whole' && received.bytes.equals(sent)).toBe(true)
  await store.discard()
})

test('what lies on the disk leaves the memory while the body goes on', async () => {
  const { body, incoming } = request()
  const { result, store } = receiving(incoming)
  class Piece extends Buffer {}
  for (let at = 0; at < 20; at += 1) {
    body.write(Object.setPrototypeOf(Buffer.alloc(60 * kibibyte, 'x'), Piece.prototype))
    // Pieces that wait together are read as one, which is no `Piece`.
    await expect.poll(() => body.readableLength, { interval: 1 }).toBe(0)
  }
  // The last one included: a body that has stopped holds nothing.
  await expect.poll(() => queryObjects(Piece)).toBe(0)
  body.end()
  expect((await result).kind).toBe('whole')
  await store.discard()
})

/** Writes pieces that are read one by one, as Node gives the chunks of a request. */
async function writePieces(
  body: PassThrough,
  { number, bytes }: { number: number; bytes: number },
) {
  class Piece extends Buffer {}
  for (let at = 0; at < number; at += 1) {
    body.write(Object.setPrototypeOf(Buffer.alloc(bytes, 'x'), Piece.prototype))
    await setImmediate()
  }
  return () => queryObjects(Piece)
}

test('small pieces are kept together: each one takes some 400 bytes beside its content', async () => {
  const { body, incoming } = request()
  const { result } = receiving(incoming)
  const countPieces = await writePieces(body, { number: 350, bytes: 1 })
  expect(countPieces()).toBeLessThan(100)
  body.end()
  const received = await result
  expect(received.kind === 'whole' && received.bytes.toString()).toBe('x'.repeat(350))
})

test.each([
  [1, 'tooLarge'],
  [100, 'whole'],
])('a body of 1,100 pieces of %i bytes is %s', async (bytes, kind) => {
  const { body, incoming } = request()
  const { result, store } = receiving(incoming)
  void writePieces(body, { number: 1_100, bytes }).then(() => body.end())
  expect((await result).kind).toBe(kind)
  await store.discard()
})

test('what is announced takes no room, what has arrived does', async () => {
  const room = createBodyRoom({ mostBytes: maxBytes, mostOfNetwork: maxBytes })
  const announced = request({ 'content-length': String(maxBytes) })
  const first = receiving(announced.incoming, room)
  announced.body.write('12345')
  const { body, incoming } = request()
  const second = receiving(incoming, room)
  body.end(randomBytes(maxBytes))
  expect((await second.result).kind).toBe('whole')
  announced.body.write(randomBytes(maxBytes - 5))
  expect((await first.result).kind).toBe('noRoom')
  for (const { store } of [first, second]) await store.discard()
  expect(await readdir(folder)).toEqual([])
})

test('a form is read even where there is no room', async () => {
  const { body, incoming } = request()
  const { result } = receiving(incoming, createBodyRoom({ mostBytes: 0, mostOfNetwork: 0 }))
  body.end(randomBytes(16 * kibibyte))
  expect((await result).kind).toBe('whole')
})

test('a body beyond its limit is refused before it has come', async () => {
  const { body, incoming } = request()
  const { result, store } = receiving(incoming)
  for (let piece = 0; piece < 16; piece += 1) body.write(randomBytes(100 * kibibyte))
  expect(await result).toEqual({ kind: 'tooLarge' })
  await store.discard()
  expect(await readdir(folder)).toEqual([])
})

test('an announced length beyond the limit is refused before it comes', async () => {
  const { incoming } = request({ 'content-length': String(maxBytes + 1) })
  expect(await receiving(incoming).result).toEqual({ kind: 'tooLarge' })
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a body that sends nothing for ten seconds ends', async () => {
  vi.useFakeTimers()
  const { body, incoming } = request()
  const { result } = receiving(incoming)
  body.write(randomBytes(8 * kibibyte))
  await pass(9_000)
  body.write(randomBytes(40 * kibibyte))
  await pass(9_999)
  body.write(randomBytes(10 * kibibyte))
  await pass(10_000)
  expect(await result).toEqual({ kind: 'stopped' })
})

test('a body of one byte a second ends, one of four kibibytes a second does not', async () => {
  vi.useFakeTimers()
  const slow = request()
  const slowResult = receiving(slow.incoming).result
  const steady = request()
  const steadyResult = receiving(steady.incoming).result
  for (let second = 0; second < 12; second += 1) {
    slow.body.write('x')
    steady.body.write(randomBytes(5 * kibibyte))
    await pass(1_000)
  }
  expect(await slowResult).toEqual({ kind: 'stopped' })
  steady.body.end()
  vi.useRealTimers()
  expect((await steadyResult).kind).toBe('whole')
})

test('a refused body that stops does not take its answer with it', async () => {
  vi.useFakeTimers()
  const { body, incoming } = request({ connection: 'close' })
  const outgoing = { getHeader: () => undefined } as unknown as ServerResponse
  const answer = vi.fn()
  const answered = dropBeforeAnswer(incoming, outgoing).then(answer)
  body.write(randomBytes(8 * kibibyte))
  await pass(9_999)
  expect(answer).not.toHaveBeenCalled()
  await pass(1)
  await answered
  expect(body.destroyed).toBe(false)
  body.destroy()
})

test('a disk that cannot be written to is no room', async () => {
  const { body, incoming } = request()
  const store = createBodyStore('/dev/null/nowhere')
  const share = createBodyRoom(ample).open('192.0.2.1')
  const result = receiveBody(incoming, { maxBytes, share, store, ask: () => undefined })
  body.write(randomBytes(500 * kibibyte))
  expect(await result).toEqual({ kind: 'noRoom' })
})
