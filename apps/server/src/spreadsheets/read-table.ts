import { parseCsv } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import type { Cell } from './cell.ts'
import { plainText } from './inert-text.ts'
import { unpackedBytes } from './unpacked-bytes.ts'

/** A line of a table with its number in the spreadsheet; the heads are line 1. */
export type TableLine = { line: number; cells: ReadonlyMap<string, Cell> }
/** A cell that is lost because its column, named by its letters, has no head. */
export type HeadlessCell = { line: number; column: string; value: Cell }
export type ReadTable =
  | { kind: 'table'; heads: string[]; lines: TableLine[]; headless: HeadlessCell[] }
  | { kind: 'unreadable'; rule: 'format' | 'tooLarge' | 'headTwice' }

type RawLine = { line: number; values: readonly Cell[] }

const mostLines = 20_000
const mostColumns = 300
const mostCells = 1_000_000
const mostBytes = 64 * 1024 * 1024

/** A table from CSV or XLSX, recognised by its bytes; its first line names the columns. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  try {
    const raw = isZip(bytes) ? await xlsxLines(bytes) : csvLines(bytes)
    return raw === null ? { kind: 'unreadable', rule: 'tooLarge' } : namedLines(raw)
  } catch {
    // The parsers throw for any file that is no table.
    return { kind: 'unreadable', rule: 'format' }
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

async function xlsxLines(bytes: Uint8Array): Promise<RawLine[] | null> {
  const unpacked = unpackedBytes(bytes)
  if (unpacked === null) throw new Error('No zip file.')
  if (unpacked > mostBytes) return null
  const lines: RawLine[] = []
  let cells = 0
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: mostLines + 2 })) {
    cells += values.length
    if (values.length > mostColumns || cells > mostCells) return null
    lines.push({ line: index + 1, values: values.map(plainCell) })
  }
  return lines.length > mostLines + 1 ? null : lines
}

const plainCell = (value: Cell | Date): Cell => (value instanceof Date ? localText(value) : value)

/** 'YYYY-MM-DD HH:mm': a workbook has local times, to fractions of a day, that are read as if in UTC. */
function localText(date: Date): string {
  const nearestMinute = new Date(Math.round(date.getTime() / 60_000) * 60_000)
  return nearestMinute.toISOString().slice(0, 16).replace('T', ' ')
}

function csvLines(bytes: Uint8Array): RawLine[] | null {
  const rows = parseCsv(decode(bytes), { maxRows: mostLines + 2 })
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (rows.length > mostLines + 1 || cells > mostCells) return null
  if (rows.some((row) => row.length > mostColumns)) return null
  return rows.map((row, index) => ({
    line: index + 1,
    values: row.map((value) => (typeof value === 'string' ? plainText(value) : plainCell(value))),
  }))
}

/** UTF-16 with its byte order mark, which spreadsheets call Unicode text, else UTF-8, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function namedLines([first, ...others]: readonly RawLine[]): ReadTable {
  const heads = (first?.values ?? []).map((value) => String(value ?? '').trim())
  const named = heads.filter((head) => head !== '')
  if (named.length === 0) return { kind: 'unreadable', rule: 'format' }
  if (new Set(named).size < named.length) return { kind: 'unreadable', rule: 'headTwice' }
  const lines = others
    .filter(({ values }) => values.some((value) => value !== null && value !== ''))
    .map(({ line, values }) => ({
      line,
      cells: new Map(
        heads.flatMap((head, at) => (head === '' ? [] : [[head, values[at] ?? null] as const])),
      ),
    }))
  return { kind: 'table', heads: named, lines, headless: headlessCells(heads, others) }
}

/** The first one of each line. */
function headlessCells(heads: readonly string[], lines: readonly RawLine[]): HeadlessCell[] {
  return lines.flatMap(({ line, values }) => {
    const at = values.findIndex(
      (value, index) => !heads[index] && String(value ?? '').trim() !== '',
    )
    return at === -1 ? [] : [{ line, column: columnLetters(at), value: values[at] ?? null }]
  })
}

/** 0 is A, 25 Z and 26 AA. */
function columnLetters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}
