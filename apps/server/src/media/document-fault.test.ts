import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdfFile } from '../testing/media-files.ts'
import { documentFault } from './document-fault.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each<[string, Buffer, string | null]>([
  ['a PDF', pdfFile(), null],
  ['a PDF with JavaScript in its text', pdfFile('/JavaScript'), null],
  ['a PDF with line ends behind it', Buffer.concat([pdfFile(), latin1('\r\n\n')]), null],
  ['a page', latin1('<!doctype html><script>x()</script>'), 'documentType'],
  ['a page before a PDF', Buffer.concat([latin1('<html>'), pdfFile()]), 'documentType'],
  ['a Word file', latin1('PK\x03\x04word/document.xml'), 'documentType'],
  ['nothing', Buffer.alloc(0), 'documentType'],
  ['half a PDF', pdfFile().subarray(0, 200), 'documentUnreadable'],
  ['a PDF before a ZIP', Buffer.concat([pdfFile(), latin1('PK\x03\x04')]), 'documentUnreadable'],
  ['a header and an end', latin1('%PDF-1.4\n%%EOF'), 'documentUnreadable'],
  ['text without objects', latin1('%PDF-1.4\nstartxref\n%%EOF'), 'documentUnreadable'],
])('%s: %s', async (_, bytes, fault) => {
  expect(await documentFault(bytes)).toBe(fault)
})

type LiteralObject = Parameters<PDFDocument['context']['obj']>[0]
type Entry = Record<string, unknown> | unknown[]
const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }

/** A document whose catalog names one more object, which lies in a compressed stream. */
async function pdfWith(name: string, entry: Entry): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const { context, catalog } = pdf
  catalog.set(PDFName.of(name), context.register(context.obj(entry as LiteralObject)))
  return Buffer.from(await pdf.save({ useObjectStreams: true }))
}

test.each<[string, string, Entry, string | null]>([
  ['a place to open at', 'OpenAction', [1, 'Fit'], null],
  ['a step to a place', 'OpenAction', { S: 'GoTo', D: [1, 'Fit'] }, null],
  [
    'a link to an address',
    'Annots',
    [{ A: { S: 'URI', URI: PDFString.of('https://a.se') } }],
    null,
  ],
  ['a script on opening', 'OpenAction', script, 'documentActive'],
  ['an address on opening', 'OpenAction', { S: 'URI', URI: PDFString.of('x') }, 'documentActive'],
  ['a script of a button', 'Annots', [{ A: script }], 'documentActive'],
  [
    'a step to a place and then an address',
    'OpenAction',
    { S: 'GoTo', D: [1, 'Fit'], Next: { S: 'URI', URI: PDFString.of('x') } },
    'documentActive',
  ],
  ['an action on closing', 'AA', { WC: { S: 'GoTo' } }, 'documentActive'],
  ['a program', 'Annots', [{ A: { S: 'Launch', F: 'cmd.exe' } }], 'documentActive'],
  ['an attached file', 'Names', { EmbeddedFiles: { Names: [] } }, 'documentActive'],
  ['an XFA form', 'AcroForm', { XFA: [] }, 'documentActive'],
])('a PDF with %s', async (_, name, entry, fault) => {
  const bytes = await pdfWith(name, entry)
  expect(bytes.includes('app.alert')).toBe(false)
  expect(bytes.includes('Launch')).toBe(false)
  expect(await documentFault(bytes)).toBe(fault)
})

test('an escaped name counts as the same name', async () => {
  const plain = await pdfWith('Annots', [{ A: { S: 'Launch' } }])
  const pdf = await PDFDocument.load(plain, { updateMetadata: false })
  const text = latin1(
    Buffer.from(await pdf.save({ useObjectStreams: false }))
      .toString('latin1')
      .replaceAll('/Launch', '/L#61unch'),
  )
  expect(text.includes('Launch')).toBe(false)
  expect(await documentFault(text)).toBe('documentActive')
})

test('an encrypted PDF is refused, whatever it does', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.encrypt({ userPassword: '', ownerPassword: 'kran' })
  expect(await documentFault(await pdf.save())).toBe('documentEncrypted')
})

/** A file of one page whose catalog opens object 7, which the given parts hold. */
const opening = (...parts: string[]) =>
  latin1(
    pdfFile()
      .toString('latin1')
      .replace('/Type/Catalog', '/Type/Catalog/OpenAction 7 0 R')
      .replace('xref\n0 1', () => `${parts.join('\n')}\nxref\n0 1`),
  )
const hidden = '7 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'
const goTo = '<</S/GoTo/D[3 0 R/Fit]>>'
const streamOf = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`
const objectStream = (...objects: string[]) => {
  const head = `${objects.map((_, at) => `7 ${objects.slice(0, at).join(' ').length + (at && 1)}`).join(' ')} `
  const text = head + objects.join(' ')
  return `<</Type/ObjStm/N ${objects.length}/First ${head.length}/Length ${text.length}>>stream\n${text}\nendstream`
}
const script7 = '<</S/JavaScript/JS(x)>>'

test.each<[string, Buffer, string | null]>([
  ['goes to a page', opening(`7 0 obj${goTo}endobj`), null],
  [
    'hides behind a later object of its number',
    opening(hidden, `7 0 obj${goTo}endobj`),
    'documentActive',
  ],
  ['lies within a stream', opening(`8 0 obj${streamOf(hidden)}endobj`), 'documentActive'],
  ['is in an object stream', opening(`8 0 obj${objectStream(script7)}endobj`), 'documentActive'],
  [
    'is in an object stream within a stream',
    opening(`8 0 obj${streamOf(`9 0 obj${objectStream(script7)}endobj`)}endobj`),
    'documentActive',
  ],
  [
    'hides behind its own number in an object stream',
    opening(`8 0 obj${objectStream(script7, goTo)}endobj`),
    'documentUnreadable',
  ],
  ['is kept under its number twice', opening(`7 0 obj${goTo}endobj`, `7 0 obj${goTo}endobj`), null],
])('a PDF whose step on opening %s', async (_, bytes, fault) => {
  expect(await documentFault(bytes)).toBe(fault)
})
