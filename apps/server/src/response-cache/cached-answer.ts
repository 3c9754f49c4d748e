import type { ContentTable } from '../database/content-tables.ts'
import { acceptedEncoding, isCompressible } from '../http/compression.ts'
import { etagOf, matchesEtag } from '../http/etag.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'

/** A body with its headers in the form that `writeHead` takes: name, value, name, value. */
export type EncodedBody<Body = Buffer<ArrayBuffer> | string> = {
  body: Body
  headers: string[]
}

// Measured on Node 24: a longer body costs less as bytes.
const longestString = 8_000

/** What makes a cached answer invalid: a change of one of the tables, or the time. */
export type Dependencies = { tables: ReadonlySet<ContentTable>; validUntilMs: number }

/** A public answer, the same for everybody who asks under its key. */
export type CachedAnswer = Dependencies & {
  etag: string
  isCompressible: boolean
  plain: EncodedBody<Buffer<ArrayBuffer>>
  /** Null until the encoding queue has made it. */
  br: EncodedBody | null
  gzip: EncodedBody | null
  /** All headers but those of the body, for 304. */
  unchangedHeaders: string[]
  /** Runs each time the answer is served, for example to count a view. */
  onServed: () => void
}

const bodyHeaders = new Set(['content-type', 'content-disposition', 'content-length'])

type Options = { path: string; dependencies: Dependencies; onServed?: () => void }

/**
 * Reads a 200 answer to its end. The etag is weak, since the plain and the compressed body share it,
 * and a hash of the content, so that it is the same in all processes.
 */
export async function toCachedAnswer(
  response: Response,
  { path, dependencies, onServed = () => undefined }: Options,
): Promise<CachedAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const etag = `W/${etagOf(bytes)}`
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  addSecurityHeaders(headers, path)
  const pairs = [...headers]
  const type = headers.get('content-type') ?? ''
  return {
    ...dependencies,
    etag,
    isCompressible: isCompressible(type, bytes.length),
    plain: withLength(bytes, pairs.flat()),
    br: null,
    gzip: null,
    unchangedHeaders: pairs.filter(([name]) => !bodyHeaders.has(name)).flat(),
    onServed,
  }
}

/**
 * The compressed body with its headers. A short one is a latin1 string, one character a byte, which
 * Node sends together with the head.
 */
export function compressedBody(
  { plain }: CachedAnswer,
  encoding: 'br' | 'gzip',
  bytes: Buffer<ArrayBuffer>,
): EncodedBody {
  const length = plain.headers.indexOf('content-length')
  const headers = plain.headers.toSpliced(length, 2)
  const body = bytes.length > longestString ? bytes : bytes.toString('latin1')
  return withLength(body, [...headers, 'content-encoding', encoding])
}

function withLength<Body extends Buffer | string>(
  body: Body,
  headers: string[],
): EncodedBody<Body> {
  return { body, headers: [...headers, 'content-length', String(body.length)] }
}

/** The body in the best encoding that the client accepts; null: it has not been made yet. */
export function bodyFor(answer: CachedAnswer, acceptEncoding: string | null): EncodedBody | null {
  const encoding = answer.isCompressible ? acceptedEncoding(acceptEncoding) : null
  return encoding === null ? answer.plain : answer[encoding]
}

/** The answer to one request; 304 when the client already has it. */
export function toResponse(answer: CachedAnswer, request: Request): Response {
  const { headers } = request
  if (matchesEtag(headers.get('if-none-match'), answer.etag)) {
    return new Response(null, { status: 304, headers: headerPairs(answer.unchangedHeaders) })
  }
  const encoded = bodyFor(answer, headers.get('accept-encoding')) ?? answer.plain
  const { body } = encoded
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: headerPairs(encoded.headers),
  })
}

/** The answer to an account: always whole and without a tag, since nobody may keep it. */
export function toPrivateResponse(
  { plain }: CachedAnswer,
  { method }: Request,
  toOwnText: (publicText: string) => string,
): Response {
  const headers = headerPairs(plain.headers).filter(([name]) => !publicHeaders.has(name))
  const text = method === 'HEAD' ? null : toOwnText(plain.body.toString('utf8'))
  return new Response(text, { headers })
}

const publicHeaders = new Set(['etag', 'content-length'])

/** From the flat list of `writeHead` to the pairs of `Headers`. */
export function headerPairs(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? '', flat[at + 1] ?? ''])
  return pairs
}

// Headers, key, tables and the objects around them.
const overheadBytes = 4_000

/** The memory that the answer takes. */
export function sizeOf({ plain, br, gzip }: CachedAnswer): number {
  return overheadBytes + plain.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}
