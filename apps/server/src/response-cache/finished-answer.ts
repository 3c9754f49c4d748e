import { hash } from 'node:crypto'
import type { ContentTable } from '../database/content-tables.ts'
import { acceptedEncoding, isCompressible } from '../http/compression.ts'
import { isUnchanged } from '../http/is-unchanged.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'

/** A body as it goes out, with its headers as node takes them: name, value, name, value. */
export type Form<Body = Buffer<ArrayBuffer> | string> = {
  body: Body
  headers: string[]
}

/**
 * What nearly everybody is sent: a text with a character a byte (latin1), which node joins with the
 * head, while bytes are a write of their own. Not for plain forms: they are long, and the bytes of
 * a buffer are outside the heap.
 */
export type CompressedForm = Form<string>

/** What an answer rests on: content, and the clock. */
export type Basis = { tables: ReadonlySet<ContentTable>; validUntilMs: number }

/** A public answer in its finished bytes, the same for everybody who asks under its key. */
export type FinishedAnswer = Basis & {
  etag: string
  compressible: boolean
  plain: Form<Buffer<ArrayBuffer>>
  br: CompressedForm | null
  gzip: CompressedForm | null
  /** For 304: everything but what describes a body. */
  unchangedHeaders: string[]
  /** What it means that somebody looks at it, such as a counted view. */
  onServed: () => void
}

const ofTheBody = new Set(['content-type', 'content-disposition', 'content-length'])

type Options = { path: string; basis: Basis; onServed?: () => void }

/**
 * Reads a 200 answer whole. Its tag is weak, since one stands for the plain and the compressed
 * bytes, and made of the content alone, so that all processes give the same.
 */
export async function finishAnswer(
  response: Response,
  { path, basis, onServed = () => undefined }: Options,
): Promise<FinishedAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  addSecurityHeaders(headers, path)
  const pairs = [...headers]
  const type = headers.get('content-type') ?? ''
  const unchangedHeaders = pairs.filter(([name]) => !ofTheBody.has(name)).flat()
  return {
    ...basis,
    etag,
    compressible: isCompressible(type, bytes.length),
    plain: formOf(bytes, pairs.flat()),
    br: null,
    gzip: null,
    unchangedHeaders,
    onServed,
  }
}

/** A compressed form of the same answer. */
export function compressedForm(
  { plain }: FinishedAnswer,
  encoding: 'br' | 'gzip',
  bytes: Buffer<ArrayBuffer>,
): CompressedForm {
  const length = plain.headers.indexOf('content-length')
  const headers = plain.headers.toSpliced(length, 2)
  return formOf(bytes.toString('latin1'), [...headers, 'content-encoding', encoding])
}

function formOf<Body extends Buffer | string>(body: Body, described: string[]): Form<Body> {
  return { body, headers: [...described, 'content-length', String(body.length)] }
}

/** The smallest form at hand that the client takes; null: it could be smaller, and is not made yet. */
export function formFor(answer: FinishedAnswer, acceptEncoding: string | null): Form | null {
  const encoding = answer.compressible ? acceptedEncoding(acceptEncoding) : null
  return encoding === null ? answer.plain : answer[encoding]
}

/** The answer for one request, 304 when the client has it already. */
export function respond(answer: FinishedAnswer, request: Request): Response {
  const { headers } = request
  if (isUnchanged(headers.get('if-none-match'), answer.etag)) {
    return new Response(null, { status: 304, headers: pairsOf(answer.unchangedHeaders) })
  }
  const { body, ...form } = formFor(answer, headers.get('accept-encoding')) ?? answer.plain
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  return new Response(request.method === 'HEAD' ? null : bytes, { headers: pairsOf(form.headers) })
}

/** Headers as `Headers` takes them, of headers as node does. */
export function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? '', flat[at + 1] ?? ''])
  return pairs
}

// Headers, key, tables and the objects around them.
const overheadBytes = 4_000

/** What an answer weighs in memory. */
export function weightOf({ plain, br, gzip }: FinishedAnswer): number {
  return overheadBytes + plain.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}
