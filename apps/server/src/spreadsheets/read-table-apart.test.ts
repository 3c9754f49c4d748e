import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runApart } from '../child-processes/run-apart.ts'
import { readTable } from './read-table.ts'
import { readTableApart } from './read-table-apart.ts'

/** A zip file of these parts, as small as can be. */
function zipOf(parts: Record<string, string>): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(parts)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(text, { level: 9 })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(text), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(Buffer.byteLength(text), 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, name)
    files.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(parts).length, 4)
  end.writeUInt16LE(Object.keys(parts).length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end])
}

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of one sheet with these shared strings. */
const workbook = (rows: string, strings: string) =>
  zipOf({
    '[Content_Types].xml': `${declared}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${declared}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declared}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declared}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${declared}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${declared}<sst xmlns="${main}">${strings}</sst>`,
  })

const oneRow = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'

test('a workbook is read in a process of its own as it is here', async () => {
  const read = await readTableApart(workbook(oneRow, '<si><t>titel</t></si>'), 1)
  expect(read).toEqual({ kind: 'table', heads: ['titel'], lines: [], headless: [] })
})

test('a long table comes in parts, each of which is small, and is whole', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `${index};namn`)
  const bytes = Buffer.from(['id;titel', ...lines].join('\n'))
  const sizes: number[] = []
  const onPart = (part: unknown[]) => void sizes.push(part.length)
  await runApart('read-table', { bytes, userId: 1, tooMuch: null, onPart })
  expect(sizes).toEqual([200, 200, 200, 200, 200])
  expect(await readTableApart(bytes, 1)).toEqual(await readTable(bytes))
})

test('millions of strings in a small file need more memory than there is, and end nothing', async () => {
  const bytes = workbook(oneRow, '<si><t>a</t></si>'.repeat(3_500_000))
  expect(bytes.length).toBeLessThan(300_000)
  expect(await readTableApart(bytes, 1)).toEqual({ kind: 'unreadable', rule: 'tooLarge' })
})

const directoryOf = (bytes: Buffer) => bytes.lastIndexOf('PK\x01\x02')
const endOf = (bytes: Buffer) => bytes.lastIndexOf('PK\x05\x06')

test.each<[string, (bytes: Buffer) => Buffer]>([
  [
    'says that it is empty',
    (bytes) => {
      bytes.writeUInt32LE(0, directoryOf(bytes) + 24)
      return bytes
    },
  ],
  [
    'says that its size is behind its data',
    (bytes) => {
      bytes.writeUInt16LE(8, directoryOf(bytes) + 8)
      bytes.writeUInt32LE(0, directoryOf(bytes) + 20)
      bytes.writeUInt32LE(0, directoryOf(bytes) + 24)
      return bytes
    },
  ],
  [
    'is in a second directory',
    (bytes) => {
      const end = endOf(bytes)
      const record = Buffer.alloc(56)
      record.write('PK\x06\x06', 'latin1')
      record.writeUInt32LE(bytes.readUInt16LE(end + 10), 32)
      record.writeUInt32LE(bytes.readUInt32LE(end + 16), 48)
      const locator = Buffer.alloc(20)
      locator.write('PK\x06\x07', 'latin1')
      locator.writeUInt32LE(end, 8)
      const last = bytes.subarray(end)
      last.writeUInt16LE(0, 10)
      last.writeUInt32LE(0xffffffff, 12)
      return Buffer.concat([bytes.subarray(0, end), record, locator, last])
    },
  ],
])('a large part is found when the directory %s', async (_, lie) => {
  const bytes = workbook(oneRow, `<si><t>${'a'.repeat(65 * 1024 * 1024)}</t></si>`)
  const read = await readTableApart(lie(Buffer.from(bytes)), 1)
  // The kind alone: a table would be printed whole.
  expect(read?.kind).toBe('unreadable')
})

test('what is no table is told as such', async () => {
  expect(await readTableApart(Buffer.from('PK nothing'), 1)).toEqual({
    kind: 'unreadable',
    rule: 'format',
  })
})
