import { streamOf } from '../media/stream-of.ts'
import type { Cell, Rows } from './cell.ts'
import { inertText } from './inert-text.ts'

// A Swedish Excel expects semicolons, decimal commas, and a byte order mark for UTF-8.
const byteOrderMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'
const chunkLength = 64 * 1024

/** The rows as CSV, written as they come. */
export const csvOf = (rows: Rows) => streamOf(chunksOf(rows))

async function* chunksOf(rows: Rows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = byteOrderMark
  for await (const row of rows) {
    waiting += row.map(cellText).join(separator) + lineEnd
    if (waiting.length < chunkLength) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  yield encoder.encode(waiting)
}

export const numberText = (number: number) => String(number).replace('.', ',')

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return numberText(cell)
  if (typeof cell === 'boolean') return String(cell)
  const text = inertText(cell)
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
