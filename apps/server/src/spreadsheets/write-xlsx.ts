import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell, Rows } from './cell.ts'

/** The longest text in a cell of Excel. */
const longestText = 32_767
/** Replaces a text that is too long for a cell; an import leaves the stored text unchanged. */
export const tooLongForCell = '[…]'

/** The rows as a workbook of one sheet, written as they come; "=1+1" stays a text. */
export function xlsxOf(rows: Rows, name: string): ReadableStream<Uint8Array> {
  return writeXlsxStream(fitted(rows), { name, freezePane: { rows: 1 } })
}

async function* fitted(rows: Rows): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map(fit)
}

const fit = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.length > longestText ? tooLongForCell : cell
