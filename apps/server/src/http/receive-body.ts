import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { slowestBytesPerMs, stoppedMs, watchPace } from './body-pace.ts'
import type { BodyShare } from './body-room.ts'
import type { BodyStore } from './body-store.ts'

export type BodyResult =
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'tooLarge' }
  /** No memory is left for it now, or the disk is full. */
  | { kind: 'noRoom' }
  /** It stopped, was too slow, or the client disconnected. */
  | { kind: 'stopped' }

type Options = {
  maxBytes: number
  share: BodyShare
  store: BodyStore
  /** Called before the first byte is read, unless the body is announced too large. */
  ask: () => void
}

// Forms need no reservation, so that uploads of others cannot block them.
const roomlessBytes = 16 * 1024

/**
 * Reads a request's body to its end, chunked or not, up to a limit. Memory is reserved for what has
 * arrived, not for what is announced. A body that is too large or has no room is refused at once: its
 * rest is for `dropBeforeAnswer`. Reads Node's stream itself: with `Readable.toWeb` a client that
 * disconnects can end the process.
 */
export async function receiveBody(
  incoming: IncomingMessage,
  { maxBytes, share, store, ask }: Options,
): Promise<BodyResult> {
  const pace = watchPace()
  const chunks = incoming.iterator({ destroyOnReturn: false })
  const hasTooManyChunks = countSmallChunks()
  let size = 0

  // Each chunk has a call of its own: a loop that waits for the next one would hold the last one in memory.
  const receiveChunk = async (): Promise<'more' | BodyResult['kind']> => {
    const next = await pace.next(chunks.next())
    if (next === 'tooSlow') return 'stopped'
    if (next.done === true) return 'whole'
    const chunk = next.value as Buffer
    size += chunk.length
    if (size > maxBytes || hasTooManyChunks(chunk)) return 'tooLarge'
    if (!hasRoom(size, chunk.length, share)) return 'noRoom'
    if (!(await isStored(store, chunk))) return 'noRoom'
    pace.arrived(chunk.length)
    return 'more'
  }
  try {
    const isAnnouncedTooLarge = Number(incoming.headers['content-length'] ?? 0) > maxBytes
    if (isAnnouncedTooLarge) return { kind: 'tooLarge' }
    ask()
    let received = await receiveChunk()
    while (received === 'more') received = await receiveChunk()
    if (received === 'whole') return { kind: 'whole', bytes: await store.read() }
    // Of a body that has stopped, this would wait for the next chunk.
    if (received !== 'stopped') await chunks.return?.()
    return { kind: received }
  } catch {
    return { kind: 'stopped' }
  } finally {
    pace.stop()
  }
}

// A mebibyte in chunks of one byte took the processor for eight seconds.
const mostSmallChunks = 1_000
const meanChunkBytes = 64

/** Counts the chunks of a body; true once it has more small ones than any client sends. */
function countSmallChunks(): (chunk: Buffer) => boolean {
  let chunks = 0
  let size = 0
  return (chunk) => {
    chunks += 1
    size += chunk.length
    return chunks > mostSmallChunks + size / meanChunkBytes
  }
}

const hasRoom = (size: number, chunkBytes: number, share: BodyShare) =>
  size <= roomlessBytes || share.take(chunkBytes)

async function isStored(store: BodyStore, chunk: Buffer): Promise<boolean> {
  try {
    await store.add(chunk)
    return true
  } catch {
    return false
  }
}

// More than this is not read for the sake of an answer.
const drainedBytes = 32 * 1024 * 1024

/**
 * Throws away the rest of a body that nobody reads, so that the client can read the answer. Ends
 * connections that stop sending, or send more than `drainedBytes` or too many small chunks.
 */
export function dropBody(
  incoming: IncomingMessage,
  onStopped: () => void = () => incoming.socket.destroy(),
): void {
  if (incoming.complete || incoming.listenerCount('data') > 0) return
  const { socket } = incoming
  const hasTooManyChunks = countSmallChunks()
  const firstByte = socket.bytesRead
  let seenBytes = firstByte
  incoming.on('data', (chunk: Buffer) => {
    if (hasTooManyChunks(chunk)) socket.destroy()
  })
  const look = setInterval(() => {
    const { bytesRead } = socket
    const hasStopped = bytesRead - seenBytes < slowestBytesPerMs * stoppedMs
    if (bytesRead - firstByte > drainedBytes) socket.destroy()
    else if (hasStopped) onStopped()
    seenBytes = bytesRead
  }, stoppedMs)
  incoming.once('close', () => clearInterval(look))
}

/**
 * The same, before the answer. Waits for the end of the body when the connection ends with its answer,
 * as nginx asks for by default: one that is closed while its client is still sending loses the answer.
 * A body that stops is waited for no longer, and the answer ends the connection.
 */
export async function dropBeforeAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.complete) return
  const { httpVersion, headers } = incoming
  const asked = [headers.connection, outgoing.getHeader('connection')].join()
  const endsWithAnswer = httpVersion === '1.0' || /\bclose\b/i.test(asked)
  if (!endsWithAnswer) return dropBody(incoming)
  await new Promise<void>((resolve) => {
    dropBody(incoming, resolve)
    finished(incoming, () => resolve())
  })
}
