import { streamXlsxRows } from 'hucre/xlsx'

// A load chart has some hundred lines.
const mostRows = 5_000

/** What a spreadsheet's file says, as the text that copying its first sheet gives. */
export async function chartText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isWorkbook(bytes) ? workbookText(bytes) : plainText(bytes)
}

const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

// What Excel calls Unicode text is marked by its first two bytes.
const plainText = (bytes: Uint8Array) =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)

async function workbookText(bytes: Uint8Array): Promise<string> {
  const lines: string[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: mostRows })) {
    lines[index] = values.map(cellText).join('\t')
  }
  // Empty rows are not in the file; the lines keep their numbers all the same.
  return Array.from(lines, (line) => line ?? '').join('\n')
}

// Spreadsheets store 3.3 as 3.3000000000000003.
const cellText = (value: string | number | boolean | Date | null) =>
  typeof value === 'number' ? String(Number(value.toFixed(6))) : value === null ? '' : String(value)
