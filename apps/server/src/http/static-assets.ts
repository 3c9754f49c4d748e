import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { acceptedEncoding, compress, isCompressible } from './compression.ts'

/** Answers a request for a file of the website's build; null when there is none. */
export type AnswerAsset = (request: Request, path: string) => Promise<Response | null>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

type Asset = {
  file: string
  type: string
  immutable: boolean
  /** Read and compressed at the first request, in memory from then on. */
  bytes: Map<string, Promise<Buffer<ArrayBuffer>>>
}

/**
 * The files below `folder`, listed once: only listed paths exist, so no URL can reach other files.
 * Files with a hash in their names never expire. `base` is the beginning of every path.
 */
export async function loadStaticAssets(folder: string, base = ''): Promise<AnswerAsset> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets = new Map<string, Asset>()
  for (const entry of entries) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).split(sep).join('/')
    const immutable = path.startsWith('/assets/')
    assets.set(`${base}${path}`, { file, type, immutable, bytes: new Map() })
  }
  return async (request, path) => {
    const asset = assets.get(path)
    return asset === undefined ? null : answer(asset, request)
  }
}

async function answer(asset: Asset, request: Request): Promise<Response> {
  const plain = await kept(asset, 'identity', () => readFile(asset.file))
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'))
  const encoding = isCompressible(asset.type, plain.length) ? accepted : null
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}${encoding ?? ''}"`
  const headers: Record<string, string> = {
    'content-type': asset.type,
    'cache-control': asset.immutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    etag,
    vary: 'accept-encoding',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  const body =
    encoding === null ? plain : await kept(asset, encoding, () => compress(plain, encoding, 'best'))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function kept(
  asset: Asset,
  form: string,
  make: () => Promise<Buffer<ArrayBuffer>>,
): Promise<Buffer<ArrayBuffer>> {
  const known = asset.bytes.get(form)
  if (known !== undefined) return known
  const made = make()
  asset.bytes.set(form, made)
  // The next request tries again to read a file that could not be read.
  made.catch(() => asset.bytes.delete(form))
  return made
}
