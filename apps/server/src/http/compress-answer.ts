import { acceptedEncoding, compress, isCompressible } from './compression.ts'

/**
 * Compresses a finished answer. Its body is read whole first: our answers are bounded, and a
 * stream of our own would have to survive clients that hang up half-way. Only tables are not: they
 * go out as they are made.
 */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('text/csv')) return response
  if (response.body === null || headers.has('content-encoding') || !isCompressible(type, 1_000)) {
    return response
  }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  if (!(headers.get('vary') ?? '').includes('accept-encoding')) {
    headers.append('vary', 'accept-encoding')
  }
  if (encoding === null || request.method === 'HEAD') return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  // The headers as held here: once its body is read, the adapter's response makes others of its own.
  const { status, statusText } = response
  if (!isCompressible(type, bytes.length))
    return new Response(bytes, { status, statusText, headers })
  const small = await compress(bytes, encoding, 'quick')
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  weaken(headers)
  return new Response(small, { status, statusText, headers })
}

// The bytes differ from what the tag was made of; RFC 9110 calls that a weak tag.
function weaken(headers: Headers): void {
  const tag = headers.get('etag')
  if (tag?.startsWith('"') === true) headers.set('etag', `W/${tag}`)
}
