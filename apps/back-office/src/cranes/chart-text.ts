import { streamXlsxRows } from 'hucre/xlsx'

// A load chart has some hundred lines.
const mostRows = 5_000

/** The text that copying the first sheet of a spreadsheet's file gives. */
export async function chartText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isWorkbook(bytes) ? workbookText(bytes) : plainText(bytes)
}

const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

// Excel's "Unicode text" is UTF-16 with a byte order mark.
const plainText = (bytes: Uint8Array) =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)

async function workbookText(bytes: Uint8Array): Promise<string> {
  const lines: string[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: mostRows })) {
    lines[index] = values.map(cellText).join('\t')
  }
  // The file leaves out empty rows; empty lines keep the line numbers right.
  return Array.from(lines, (line) => line ?? '').join('\n')
}

// Spreadsheets store 3.3 as 3.3000000000000003.
const cellText = (value: string | number | boolean | Date | null) =>
  typeof value === 'number' ? String(Number(value.toFixed(6))) : value === null ? '' : String(value)
