import { hash } from 'node:crypto'
import { acceptedEncoding, compress } from '../../http/compression.ts'
import { matchesEtag } from '../../http/matches-etag.ts'

type Kept = {
  etag: string
  plain: Buffer<ArrayBuffer>
  compressed: (encoding: 'br' | 'gzip') => Promise<Buffer<ArrayBuffer>>
}

/** A text that never changes: made once, compressed once an encoding, whoever asks how often. */
export function keptFile(
  make: () => string | Promise<Buffer<ArrayBuffer>>,
  fixedHeaders: Record<string, string>,
): (request: Request) => Promise<Response> {
  let kept: Promise<Kept> | undefined
  return async (request) => {
    kept ??= keep(make).catch((error: unknown) => {
      kept = undefined
      throw error
    })
    const { etag, plain, compressed } = await kept
    const headers = { vary: 'accept-encoding', ...fixedHeaders, etag }
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    if (encoding === null) return new Response(plain, { headers })
    const small = await compressed(encoding)
    return new Response(small, { headers: { ...headers, 'content-encoding': encoding } })
  }
}

async function keep(make: () => string | Promise<Buffer<ArrayBuffer>>): Promise<Kept> {
  const plain = Buffer.from(await make())
  const made = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return {
    etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
    plain,
    compressed(encoding) {
      const small = made.get(encoding) ?? compress(plain, encoding, 'best')
      made.set(encoding, small)
      return small
    },
  }
}
