import { acceptedEncoding, compress, isCompressible, smallestBytes } from './compression.ts'

/**
 * Compresses an answer. Its body is read to its end first, since answers are small. Exported tables
 * are not: they are streamed uncompressed.
 */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('text/csv')) return response
  // A range counts the bytes of the file as it is stored.
  if (response.status === 206) return response
  if (headers.has('content-encoding') || !isCompressible(type, smallestBytes)) return response
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (!(headers.get('vary') ?? '').includes('accept-encoding')) {
    headers.append('vary', 'accept-encoding')
  }
  if (encoding === null) return response
  weaken(headers)
  // That of the compressed bytes is not known yet, or never, without a body.
  headers.delete('content-length')
  // Last, since reading it makes the request listener's light response a whole one, with new headers.
  if (request.method === 'HEAD' || response.body === null) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  // `response.headers` is a new object after the body has been read, so the one from before is used.
  const { status, statusText } = response
  if (!isCompressible(type, bytes.length))
    return new Response(bytes, { status, statusText, headers })
  const small = await compress(bytes, encoding, 'quick')
  headers.set('content-encoding', encoding)
  return new Response(small, { status, statusText, headers })
}

// The etag was made from the uncompressed bytes; for other bytes it must be weak (RFC 9110).
function weaken(headers: Headers): void {
  const tag = headers.get('etag')
  if (tag?.startsWith('"') === true) headers.set('etag', `W/${tag}`)
}
