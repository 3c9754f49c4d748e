import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell, Rows } from './cell.ts'

/** What a cell of Excel holds at most. */
const longestText = 32_767
/** Stands where a text was too long for a cell: whoever reads the table back leaves the text alone. */
export const tooLongForCell = '[…]'

/** The rows as a workbook of one sheet, written as they come; texts stay texts, also "=1+1". */
export function xlsxOf(rows: Rows, name: string): ReadableStream<Uint8Array> {
  return writeXlsxStream(fitted(rows), { name, freezePane: { rows: 1 } })
}

async function* fitted(rows: Rows): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map(fit)
}

const fit = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.length > longestText ? tooLongForCell : cell
