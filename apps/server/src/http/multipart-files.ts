// Of the same makers as the parser that the website reads forms with; it bounds headers and parts.
import {
  getMultipartBoundary,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'

/** A file of a form: its bytes, and what its sender calls it, which decides nothing. */
export type FormFile = { name: string; bytes: Uint8Array }

/**
 * The files of a multipart form, without a copy of their bytes; null: it cannot be read, or has more
 * parts than anybody needs.
 */
export function multipartFiles(
  body: Uint8Array,
  { contentType, maxParts }: { contentType: string; maxParts: number },
): FormFile[] | null {
  const boundary = getMultipartBoundary(contentType)
  if (boundary === null) return null
  const whole = body.length
  const limits = { maxParts, maxHeaderSize: 2_048, maxFileSize: whole, maxTotalSize: whole }
  try {
    return [...parseMultipart(body, { boundary, ...limits })].flatMap(fileOf)
  } catch {
    return null
  }
}

// A browser sends a file input that was left empty as a file without name and content.
function fileOf({ filename, content }: MultipartPart): FormFile[] {
  const [bytes] = content
  return filename === undefined || bytes === undefined ? [] : [{ name: filename, bytes }]
}
