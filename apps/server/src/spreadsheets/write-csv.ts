import type { Cell, Rows } from './cell.ts'
import { inertText } from './inert-text.ts'

// What a Swedish Excel opens by itself: semicolons between cells, a comma in numbers, and a mark
// at the beginning that says UTF-8.
const byteOrderMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'
const chunkLength = 64 * 1024

/** The rows as CSV, written as they come. */
export function csvOf(rows: Rows): ReadableStream<Uint8Array> {
  const chunks = chunksOf(rows)
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await chunks.next()
      if (done === true) stream.close()
      else stream.enqueue(value)
    },
    // Whoever reads has gone: no further row is asked for.
    cancel: async () => void (await chunks.return(undefined)),
  })
}

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

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return String(cell)
  const text = inertText(cell)
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
