import { etagOf, matchesEtag } from './etag.ts'

/**
 * An answer from memory with an etag of its bytes, which `compressAnswer` makes weak; 304 when the client
 * has them already.
 */
export function answerBytes(
  request: Request,
  bytes: string | Buffer<ArrayBuffer>,
  fixedHeaders: Record<string, string>,
): Response {
  const etag = etagOf(bytes)
  const headers = { ...fixedHeaders, etag }
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
