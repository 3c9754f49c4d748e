import type { ByteRange } from '../media/storage.ts'

type File = { size: number; etag: string }

/**
 * The requested byte range (RFC 9110 §14). Null for the whole file: no range, an invalid one, several
 * at once, or one of a file that has changed since.
 */
export function rangeIn(
  headers: Headers,
  { size, etag }: File,
): ByteRange | 'unsatisfiable' | null {
  const condition = headers.get('if-range')
  if (condition !== null && condition !== etag) return null
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.trim() ?? '')
  const [, first = '', last = ''] = range ?? []
  if (first === '' && last === '') return null
  if (first === '') return lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0
    ? 'unsatisfiable'
    : { start: Math.max(0, size - count), end: size - 1 }
}
