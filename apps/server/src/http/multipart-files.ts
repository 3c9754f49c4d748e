const lineEnd = Buffer.from('\r\n')
const headersEnd = Buffer.from('\r\n\r\n')
const maxHeaderBytes = 2_048

/** A file of a form: its bytes, and what its sender calls it, which decides nothing. */
export type FormFile = { name: string; bytes: Uint8Array }

/**
 * The files of a multipart form, without a copy of their bytes; null: it cannot be read, or has
 * more parts than anybody needs. Node's own reader takes a second for a body of empty parts.
 */
export function multipartFiles(
  body: Uint8Array,
  { contentType, maxParts }: { contentType: string; maxParts: number },
): FormFile[] | null {
  const boundary = boundaryIn(contentType)
  if (boundary === null) return null
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const border = Buffer.from(`\r\n--${boundary}`)
  // The first border has no line before it.
  if (!bytes.subarray(0, border.length - 2).equals(border.subarray(2))) return null
  const files: FormFile[] = []
  let at = border.length - 2
  for (let parts = 0; parts <= maxParts; parts += 1) {
    if (bytes.subarray(at, at + 2).toString('latin1') === '--') return files
    const part = partAt(bytes, at, border)
    if (part === null) return null
    // A browser sends a file input that was left empty as a file without name and content.
    if (part.name !== null && part.content.length > 0) {
      files.push({ name: part.name, bytes: part.content })
    }
    at = part.next
  }
  return null
}

function boundaryIn(contentType: string): string | null {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

function partAt(bytes: Buffer, at: number, border: Buffer) {
  if (!bytes.subarray(at, at + 2).equals(lineEnd)) return null
  const head = bytes.subarray(at, at + maxHeaderBytes)
  const headEnd = head.indexOf(headersEnd)
  if (headEnd === -1) return null
  const start = at + headEnd + headersEnd.length
  // A part without content ends where its headers do.
  const end = bytes.indexOf(border, start - lineEnd.length)
  if (end === -1) return null
  return {
    name: fileNameIn(head.toString('utf8', 0, headEnd)),
    content: bytes.subarray(start, Math.max(start, end)),
    next: end + border.length,
  }
}

/** The name that a part gives its file; null: the part is no file. */
function fileNameIn(headers: string): string | null {
  const [, , quoted, plain] =
    /\r\ncontent-disposition:[^\r\n]*;\s*filename(\*?)=(?:"([^"\r\n]*)"|([^\s;]*))/i.exec(
      headers,
    ) ?? []
  return quoted ?? plain ?? null
}
