import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { cachedFile } from './cached-file.ts'

/** Answers a request for a file; null when there is none. */
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

/**
 * The files below `folder`, listed once: only listed paths exist, so no URL can reach other files.
 * Files with a hash in their names never expire. `base` is the beginning of every path.
 */
export async function loadStaticAssets(folder: string, base = ''): Promise<AnswerAsset> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets = new Map<string, (request: Request) => Promise<Response>>()
  for (const entry of entries) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).split(sep).join('/')
    const cacheControl = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'
    const headers = { 'content-type': type, 'cache-control': cacheControl }
    assets.set(
      `${base}${path}`,
      cachedFile(() => readFile(file), headers),
    )
  }
  return async (request, path) => (await assets.get(path)?.(request)) ?? null
}
