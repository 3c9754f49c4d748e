import { constants, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type ByteRange, rangeIn } from './byte-range.ts'

/** Where uploads lie (contract §1). */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'upload')

/** Answers a request for an uploaded file; null when there is none. */
export type AnswerUpload = (request: Request, path: string) => Promise<Response | null>

// What may be uploaded, by folder: anything else is not there, whatever lies on the disk.
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

// One plain name: no folder, no dot at its beginning, so no address reaches out of its folder.
const address = /^\/upload\/(images|documents|movies)\/([A-Za-z0-9][A-Za-z0-9._-]{0,150})$/

/** The files below `folder`/images, documents and movies, with ranges for players (contract §3). */
export function createUploadAnswers(folder: string): AnswerUpload {
  return async (request, path) => {
    const [, kind = '', name = ''] = address.exec(path) ?? []
    const type = types[kind]?.[extname(name).toLowerCase()]
    if (type === undefined) return null
    const file = await openFile(join(folder, kind, name))
    if (file === null) return null
    try {
      return await answer({ ...file, type, isAttachment: kind === 'documents', name }, request)
    } catch (error) {
      await file.handle.close()
      throw error
    }
  }
}

// What a browser makes of a picture or movie that is opened alone has an inline style, and asks
// for the movie once more, as a page of this host, to play it. No script runs in it.
const viewedPolicy =
  "sandbox allow-same-origin; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type OpenFile = { handle: FileHandle; stats: Stats }
type Served = OpenFile & { type: string; name: string; isAttachment: boolean }

async function openFile(path: string): Promise<OpenFile | null> {
  // A link would lead out of the folder; Windows has no such flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
  const handle = await open(path, flags).catch(() => null)
  if (handle === null) return null
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, stats }
  await handle.close()
  return null
}

async function answer(file: Served, request: Request): Promise<Response> {
  const { handle, stats, type, name, isAttachment } = file
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`
  const headers: Record<string, string> = {
    'content-type': type,
    'content-disposition': `${isAttachment ? 'attachment' : 'inline'}; filename="${name}"`,
    ...(!isAttachment && { 'content-security-policy': viewedPolicy }),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) {
    await handle.close()
    return new Response(null, { status: 304, headers })
  }
  const range = rangeIn(request.headers, { size: stats.size, etag })
  if (range === 'unsatisfiable') {
    await handle.close()
    headers['content-range'] = `bytes */${stats.size}`
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (range !== null) headers['content-range'] = `bytes ${start}-${end}/${stats.size}`
  const status = range === null ? 200 : 206
  if (request.method === 'HEAD' || stats.size === 0) {
    await handle.close()
    return new Response(null, { status, headers })
  }
  return new Response(bytesOf(handle, { start, end }), { status, headers })
}

const pieceBytes = 256 * 1024

// Read piece by piece as the client takes them; one that hangs up closes the file.
function bytesOf(handle: FileHandle, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      const { buffer, bytesRead } = await handle
        .read(new Uint8Array(Math.min(pieceBytes, end - at + 1)), { position: at })
        .catch(async (error: unknown) => {
          await handle.close()
          throw error
        })
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
      at += bytesRead
      if (at <= end && bytesRead > 0) return
      await handle.close()
      controller.close()
    },
    cancel: () => handle.close(),
  })
}
