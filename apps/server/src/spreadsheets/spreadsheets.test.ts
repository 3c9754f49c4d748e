import fc from 'fast-check'
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import { inertText, plainText } from './inert-text.ts'
import { readTable } from './read-table.ts'
import { csvOf } from './write-csv.ts'
import { tooLongForCell, xlsxOf } from './write-xlsx.ts'

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  yield* rows
}
const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())
const csv = async (rows: readonly (readonly Cell[])[]) => bytesOf(csvOf(rowsOf(rows)))
const xlsx = async (rows: readonly (readonly Cell[])[]) => bytesOf(xlsxOf(rowsOf(rows), 'Lista'))
const textOf = async (rows: readonly (readonly Cell[])[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv(rows))

test.each(['=1+1', '+46', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', "'=1", "''+1"])(
  'the text %j is no formula, and comes back as it was',
  (text) => {
    expect(inertText(text)).toBe(`'${text}`)
    expect(plainText(inertText(text))).toBe(text)
  },
)

test('whatever a text is, nothing of it runs and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@', '\t') }), (text) => {
      expect(inertText(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(plainText(inertText(text))).toBe(text)
    }),
  )
})

test('CSV is what a Swedish Excel opens: marked as UTF-8, semicolons, decimal commas', async () => {
  const rows = [
    ['titel', 'pris'],
    ['Å "kran"; stor', 1234.5],
    ['=1+1', -2],
    [null, true],
  ]
  expect(await textOf(rows)).toBe(
    '\uFEFFtitel;pris\r\n"Å ""kran""; stor";1234,5\r\n\'=1+1;-2\r\n;true\r\n',
  )
})

const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((one) => !/[\p{Cc}\p{Cn}]/u.test(one))
const cell = fc.oneof(text, fc.integer(), fc.constant(null))

test.each([
  ['CSV', csv],
  ['XLSX', xlsx],
] as const)('what is written as %s is read back, text for text', async (_, write) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, cell), { maxLength: 8 }), async (rows) => {
      const read = await readTable(await write([['a', 'b'], ...rows]))
      if (read.kind !== 'table') throw new Error(read.rule)
      const found = new Map(read.lines.map(({ line, cells }) => [line, cells]))
      const same = (value: Cell | undefined) => String(value ?? '')
      for (const [index, [a, b]] of rows.entries()) {
        const cells = found.get(index + 2)
        expect([same(cells?.get('a')), same(cells?.get('b'))]).toEqual([same(a), same(b)])
      }
    }),
    { numRuns: 30 },
  )
})

test('a text that no cell holds says so, and is not cut', async () => {
  const read = await readTable(await xlsx([['a'], ['x'.repeat(40_000)]]))
  expect(read.kind === 'table' && read.lines[0]?.cells.get('a')).toBe(tooLongForCell)
})

test('numbers of a workbook stay numbers, and empty lines count', async () => {
  const read = await readTable(await xlsx([['a'], [1.5], [null], [2]]))
  if (read.kind !== 'table') throw new Error(read.rule)
  expect(read.lines.map(({ line, cells }) => [line, cells.get('a')])).toEqual([
    [2, 1.5],
    [4, 2],
  ])
})

test('of a formula its result is read, a number as a number', async () => {
  const cells = new Map([
    ['1,0', { formula: '2*B2', formulaResult: 3 }],
    ['1,2', { formula: 'B2&" t"', formulaResult: '1.5 t' }],
  ])
  const rows = [
    ['a', 'b', 'c'],
    [null, 1.5, null],
  ]
  const read = await readTable(await writeXlsx({ sheets: [{ name: 'Lista', rows, cells }] }))
  if (read.kind !== 'table') throw new Error(read.rule)
  expect([...(read.lines[0]?.cells.values() ?? [])]).toEqual([3, 1.5, '1.5 t'])
})

test('a date of a spreadsheet is its local date and time', async () => {
  async function* rows() {
    yield ['a', 'b']
    yield [new Date('2027-05-18T08:00:00Z'), new Date('2027-05-18T08:06:59.999Z')]
  }
  const stream = writeXlsxStream(rows(), { name: 'Lista' })
  const read = await readTable(await bytesOf(stream))
  if (read.kind !== 'table') throw new Error(read.rule)
  expect([...(read.lines[0]?.cells.values() ?? [])]).toEqual([
    '2027-05-18 08:00',
    '2027-05-18 08:07',
  ])
})

test('the first cell of each line whose column has no head is named', async () => {
  const wide = Array.from({ length: 27 }, (_, at) => (at === 26 ? 'far' : null))
  const rows = [['a', null, 'b'], [1, ' ', 2], [1, 'note', 2, 'other'], [1, null, 2, 0], wide]
  for (const write of [csv, xlsx]) {
    const read = await readTable(await write(rows))
    if (read.kind !== 'table') throw new Error(read.rule)
    expect(read.headless.map((one) => ({ ...one, value: String(one.value) }))).toEqual([
      { line: 3, column: 'B', value: 'note' },
      { line: 4, column: 'D', value: '0' },
      { line: 5, column: 'AA', value: 'far' },
    ])
  }
})

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'format'],
  ['a zip that ends early', new Uint8Array([0x50, 0x4b, 3, 4]), 'format'],
  ['two heads of one name', new TextEncoder().encode('a;a\n1;2'), 'headTwice'],
  ['too many lines', new TextEncoder().encode('a\n'.repeat(20_002)), 'tooLarge'],
])('%s is refused', async (_, bytes, rule) => {
  expect(await readTable(bytes)).toEqual({ kind: 'unreadable', rule })
})

test('what a spreadsheet saves in its own signs is read', async () => {
  const latin = Uint8Array.from(Buffer.from('namn;pris\nKran å;1\n', 'latin1'))
  const wide = Uint8Array.from(Buffer.from('\uFEFFnamn\tpris\nKran å\t1\n', 'utf16le'))
  for (const bytes of [latin, wide]) {
    const read = await readTable(bytes)
    expect(read.kind === 'table' && read.lines[0]?.cells.get('namn')).toBe('Kran å')
  }
})
