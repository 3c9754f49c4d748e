import { extname } from 'node:path'
import { matchesEtag } from '../http/etag.ts'
import type { AnswerAsset } from '../http/static-assets.ts'
import type { OpenedFile, Storage } from '../media/storage.ts'
import { rangeIn } from './byte-range.ts'

// The types that may be uploaded, by folder; other files are not served.
const types: Record<string, Record<string, string>> = {
  images: {
    '.webp': 'image/webp',
    '.avif': 'image/avif',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.png': 'image/png',
  },
  documents: {
    '.pdf': 'application/pdf',
    '.txt': 'text/plain; charset=utf-8',
    '.csv': 'text/csv; charset=utf-8',
    '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '.zip': 'application/zip',
  },
  movies: { '.webm': 'video/webm', '.mp4': 'video/mp4' },
}

// A plain name without folders and leading dot, so that no URL reaches other folders.
const address = /^\/upload\/(images|documents|movies)\/([A-Za-z0-9][A-Za-z0-9._-]{0,150})$/

/** Serves the stored pictures, documents and movies, with byte ranges for players. */
export function createUploadAnswers(storage: Storage): AnswerAsset {
  return async (request, path) => {
    const [, kind = '', name = ''] = address.exec(path) ?? []
    const type = types[kind]?.[extname(name).toLowerCase()]
    if (type === undefined) return null
    const file = await storage.open(`${kind}/${name}`)
    if (file === null) return null
    try {
      return await answer({ file, type, isAttachment: kind === 'documents', name }, request)
    } catch (error) {
      await file.close()
      throw error
    }
  }
}

// A browser shows a single picture or movie in a page of its own, which has an inline style and
// requests the movie from the same origin. Scripts are not allowed.
const viewedPolicy =
  "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Served = { file: OpenedFile; type: string; name: string; isAttachment: boolean }

// A name with a hash of the content always has the same content.
const madeOfContent = /^[\da-f]{32}(-\d+)?\.[a-z\d]+$/
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

async function answer(served: Served, request: Request): Promise<Response> {
  const { file, type, name, isAttachment } = served
  const { size } = file
  const etag = `"${size.toString(36)}-${Math.round(file.modifiedMs).toString(36)}"`
  const headers: Record<string, string> = {
    'content-type': type,
    'content-disposition': `${isAttachment ? 'attachment' : 'inline'}; filename="${name}"`,
    ...(!isAttachment && { 'content-security-policy': viewedPolicy }),
    'accept-ranges': 'bytes',
    'cache-control': madeOfContent.test(name) ? forEver : forADay,
    etag,
  }
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    await file.close()
    return new Response(null, { status: 304, headers })
  }
  const range = rangeIn(request.headers, { size, etag })
  if (range === 'unsatisfiable') {
    await file.close()
    headers['content-range'] = `bytes */${size}`
    // A cache could answer others with the refusal, for as long as it keeps the file.
    headers['cache-control'] = 'no-store'
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (range !== null) headers['content-range'] = `bytes ${start}-${end}/${size}`
  const status = range === null ? 200 : 206
  if (request.method === 'HEAD' || size === 0) {
    await file.close()
    return new Response(null, { status, headers })
  }
  return new Response(file.bytes({ start, end }), { status, headers })
}
