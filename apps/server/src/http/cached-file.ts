import { madeOnce } from '../operations/made-once.ts'
import { acceptedEncoding, compress, isCompressible } from './compression.ts'
import { etagOf, matchesEtag } from './etag.ts'

type Bytes = Buffer<ArrayBuffer>
type CachedFile = { etag: string; plain: Bytes; small: Map<string, Promise<Bytes>> }

/**
 * A file that never changes: read and hashed at its first request, compressed at the first one for
 * an encoding, and in memory from then on.
 */
export function cachedFile(
  make: () => string | Promise<Bytes>,
  fixedHeaders: { 'content-type': string; [name: string]: string },
): (request: Request) => Promise<Response> {
  const cached = madeOnce(() => read(make))
  return async (request) => {
    const { etag, plain, small } = await cached()
    const headers = { vary: 'accept-encoding', ...fixedHeaders, etag }
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    const accepted = acceptedEncoding(request.headers.get('accept-encoding'))
    const isSent = request.method !== 'HEAD'
    if (accepted === null || !isCompressible(fixedHeaders['content-type'], plain.length)) {
      return new Response(isSent ? plain : null, { headers })
    }
    const compressed = small.get(accepted) ?? compress(plain, accepted, 'best')
    small.set(accepted, compressed)
    const body = await compressed
    return new Response(isSent ? body : null, {
      headers: { ...headers, 'content-encoding': accepted },
    })
  }
}

async function read(make: () => string | Promise<Bytes>): Promise<CachedFile> {
  const made = await make()
  const plain = typeof made === 'string' ? Buffer.from(made) : made
  // Weak: it is the same for every encoding.
  const etag = `W/${etagOf(plain)}`
  return { etag, plain, small: new Map() }
}
