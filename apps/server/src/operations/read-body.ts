import type { IncomingMessage } from 'node:http'

export type BodyResult =
  | { kind: 'read'; bytes: Buffer }
  | { kind: 'tooLarge' }
  | { kind: 'aborted' }

// What is beyond the limit is thrown away as it comes, so that an honest client gets to read the
// refusal; whoever sends more than this is cut off.
const drainedBytes = 32 * 1024 * 1024

/**
 * Reads a request's body whole, with a limit, chunked or not. Done before any web stream exists:
 * `Readable.toWeb` lets a client that hangs up end the process (research/reliability 0.2).
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<BodyResult> {
  const mostBytes = Math.max(drainedBytes, maxBytes)
  if ((announcedBytes(incoming) ?? 0) > mostBytes) return Promise.resolve({ kind: 'tooLarge' })
  return new Promise((resolve) => {
    let chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else chunks = []
      if (size > mostBytes) {
        incoming.pause()
        resolve({ kind: 'tooLarge' })
      }
    })
    incoming.on('end', () =>
      resolve(
        size > maxBytes
          ? { kind: 'tooLarge' }
          : { kind: 'read', bytes: Buffer.concat(chunks, size) },
      ),
    )
    incoming.on('error', () => resolve({ kind: 'aborted' }))
    incoming.on('close', () => resolve({ kind: 'aborted' }))
  })
}

/** Null when the client does not say. */
export function announcedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  if (headers['transfer-encoding'] !== undefined) return null
  return Number(headers['content-length'] ?? '0')
}
