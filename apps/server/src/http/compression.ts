import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | null

/** Smaller answers are not compressed. */
export const smallestBytes = 1_000
const compressible =
  /^(text\/|application\/(json|problem\+json|javascript|manifest\+json|xml|rss\+xml)|image\/svg)/

export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= smallestBytes && compressible.test(contentType)
}

// Browsers send few different headers, and the same one with every request.
const encodingOf = new Map<string | null, Encoding>()
const mostHeaders = 200

/** The best encoding that the client names; `q=0` is a refusal. */
export function acceptedEncoding(header: string | null): Encoding {
  const known = encodingOf.get(header)
  if (known !== undefined) return known
  const encoding = readAccepted(header)
  if (encodingOf.size < mostHeaders) encodingOf.set(header, encoding)
  return encoding
}

function readAccepted(header: string | null): Encoding {
  const offered = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (offered.includes('br')) return 'br'
  return offered.includes('gzip') ? 'gzip' : null
}

/** `best`: a high level, for what is cached; `quick`: a low one, for an answer that a client waits for. */
export function compress(
  bytes: Uint8Array,
  encoding: 'br' | 'gzip',
  effort: 'best' | 'quick',
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipped(bytes, { level: effort === 'best' ? 9 : 5 })
  const quality = effort === 'best' ? 10 : 4
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
