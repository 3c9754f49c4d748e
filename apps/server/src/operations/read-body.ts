import type { IncomingMessage } from 'node:http'

export type BodyResult =
  | { kind: 'read'; bytes: Buffer }
  | { kind: 'tooLarge' }
  | { kind: 'aborted' }

// What is beyond the limit is thrown away as it comes, so that an honest client gets to read the
// refusal; whoever sends more than this is cut off.
const drainedBytes = 32 * 1024 * 1024
const placedBytes = 1024 * 1024

/**
 * Reads a request's body whole, with a limit, chunked or not. Done before any web stream exists:
 * `Readable.toWeb` lets a client that hangs up end the process (research/reliability 0.2).
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<BodyResult> {
  const mostBytes = Math.max(drainedBytes, maxBytes)
  const announced = announcedBytes(incoming)
  if ((announced ?? 0) > mostBytes) return Promise.resolve({ kind: 'tooLarge' })
  return new Promise((resolve) => {
    const body = collect(announced !== null && announced <= maxBytes ? announced : null)
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) body.add(chunk)
      else body.drop()
      if (size > mostBytes) {
        incoming.pause()
        resolve({ kind: 'tooLarge' })
      }
    })
    incoming.on('end', () =>
      resolve(size > maxBytes ? { kind: 'tooLarge' } : { kind: 'read', bytes: body.whole() }),
    )
    incoming.on('error', () => resolve({ kind: 'aborted' }))
    incoming.on('close', () => resolve({ kind: 'aborted' }))
  })
}

type Collected = { add: (chunk: Buffer) => void; drop: () => void; whole: () => Buffer }

/** Puts chunks together; a large body of known size straight into its place, so that it is held once. */
function collect(knownBytes: number | null): Collected {
  let chunks: Buffer[] = []
  let size = 0
  const place = knownBytes !== null && knownBytes > placedBytes ? Buffer.alloc(knownBytes) : null
  return {
    add(chunk) {
      if (place === null) chunks.push(chunk)
      else chunk.copy(place, size)
      size += chunk.length
    },
    drop() {
      chunks = []
    },
    whole: () => place?.subarray(0, size) ?? Buffer.concat(chunks, size),
  }
}

/** Null when the client does not say. */
export function announcedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  if (headers['transfer-encoding'] !== undefined) return null
  return Number(headers['content-length'] ?? '0')
}
