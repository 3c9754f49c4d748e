import type { IncomingMessage } from 'node:http'
import { slowestBytesPerMs, stoppedMs, watchPace } from './body-pace.ts'
import type { BodyShare } from './body-room.ts'
import type { BodyStore } from './body-store.ts'

export type BodyResult =
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'tooLarge' }
  /** There is no room for it now, or the disk is full. */
  | { kind: 'noRoom' }
  /** It stopped, was too slow, or its client hung up. */
  | { kind: 'stopped' }

type Options = { maxBytes: number; share: BodyShare; store: BodyStore }

// What cannot be taken is thrown away as it comes, so that an honest client gets to read the
// refusal; whoever sends more than this is cut off.
export const drainedBytes = 32 * 1024 * 1024
// A form needs no room, so that no uploads of others can refuse it.
const roomlessBytes = 16 * 1024

/**
 * Reads a request's body whole, with a limit, chunked or not. Room is taken for what has arrived,
 * not for what is announced. Done before any web stream exists: `Readable.toWeb` lets a client that
 * hangs up end the process.
 */
export async function receiveBody(
  incoming: IncomingMessage,
  { maxBytes, share, store }: Options,
): Promise<BodyResult> {
  const mostBytes = Math.max(drainedBytes, maxBytes)
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) return { kind: 'tooLarge' }
  const pace = watchPace()
  const chunks = incoming.iterator({ destroyOnReturn: false })
  let size = 0
  let refused: 'tooLarge' | 'noRoom' | null = null
  try {
    for (;;) {
      const next = await pace.next(chunks.next())
      if (next === 'tooSlow') return { kind: 'stopped' }
      if (next.done === true) break
      const chunk = next.value as Buffer
      size += chunk.length
      if (size > mostBytes) return { kind: 'tooLarge' }
      if (refused === null) {
        if (size > maxBytes) refused = 'tooLarge'
        else if (!hasRoom(size, chunk.length, share)) refused = 'noRoom'
        else if (!(await isStored(store, chunk))) refused = 'noRoom'
        if (refused !== null) await forget({ share, store })
      }
      pace.arrived(chunk.length)
    }
    if (refused !== null) return { kind: refused }
    return { kind: 'whole', bytes: await store.read() }
  } catch {
    return { kind: 'stopped' }
  } finally {
    pace.stop()
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

async function forget({ share, store }: Pick<Options, 'share' | 'store'>): Promise<void> {
  share.giveBack()
  await store.discard()
}

/**
 * Lets the rest of a body that nobody reads come and go, so that its answer can be read. Node throws
 * the bytes away; this ends connections that stop sending, or never stop.
 */
export function dropBody(incoming: IncomingMessage): void {
  if (incoming.complete) return
  const { socket } = incoming
  const firstByte = socket.bytesRead
  let seenBytes = firstByte
  incoming.resume()
  const look = setInterval(() => {
    const { bytesRead } = socket
    const hasStopped = bytesRead - seenBytes < slowestBytesPerMs * stoppedMs
    if (hasStopped || bytesRead - firstByte > drainedBytes) socket.destroy()
    seenBytes = bytesRead
  }, stoppedMs)
  incoming.once('close', () => clearInterval(look))
}
