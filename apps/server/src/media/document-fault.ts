import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib'

/** Why a document is refused, as a rule key. */
export type DocumentFault =
  | 'documentType'
  | 'documentUnreadable'
  | 'documentEncrypted'
  | 'documentActive'

const header = /^%PDF-[12]\.\d/
// Only line ends may follow the end mark: anything else could be another file.
const ending = /%%EOF[\s\0]*$/
const endBytes = 2_048

/** PDF names of scripts, actions and attached files, which a data sheet does not need. */
const active: ReadonlySet<string> = new Set([
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'ImportData',
  'JS',
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
  'XFA',
])

/**
 * Null for a complete PDF without active content. The maintained fork of pdf-lib parses it: it also
 * reads compressed object streams and escaped names.
 */
export async function documentFault(bytes: Uint8Array): Promise<DocumentFault | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!header.test(file.toString('latin1', 0, 16))) return 'documentType'
  if (!ending.test(file.toString('latin1', Math.max(0, file.length - endBytes)))) {
    return 'documentUnreadable'
  }
  if (!file.includes('startxref')) return 'documentUnreadable'
  const pdf = await import('@cantoo/pdf-lib')
  const read = await pdf.PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
  }).catch(() => null)
  if (read?.isEncrypted === true) return 'documentEncrypted'
  if (read === null || !hasPages(read)) return 'documentUnreadable'
  const known = read.context.enumerateIndirectObjects().map(([, object]) => object)
  if (known.some(isActive)) return 'documentActive'
  for await (const object of allPdfObjects(file, pdf)) {
    if (object === null) return 'documentUnreadable'
    if (isActive(object)) return 'documentActive'
  }
  return null

  function isActive(object: PDFObject): boolean {
    if (object instanceof pdf.PDFName) return active.has(object.decodeText())
    if (object instanceof pdf.PDFArray) return object.asArray().some(isActive)
    const dict = object instanceof pdf.PDFStream ? object.dict : object
    if (!(dict instanceof pdf.PDFDict)) return false
    return dict
      .entries()
      .some(([name, value]) => isActive(name) || isActive(value) || runsOnOpening(name, value))
  }

  /** An OpenAction that goes to a page is harmless; any other runs when the file is opened. */
  function runsOnOpening(name: PDFObject, value: PDFObject): boolean {
    if (!(name instanceof pdf.PDFName) || name.decodeText() !== 'OpenAction') return false
    const action = read?.context.lookup(value)
    if (!(action instanceof pdf.PDFDict)) return false
    const kind = action.lookup(pdf.PDFName.of('S'))
    if (action.has(pdf.PDFName.of('Next'))) return true
    return !(kind instanceof pdf.PDFName) || kind.decodeText() !== 'GoTo'
  }
}

function hasPages(read: PDFDocument): boolean {
  try {
    return read.getPageCount() > 0
  } catch {
    return false
  }
}

type PdfLib = typeof import('@cantoo/pdf-lib')

const objectStart = /(?<!end)obj/g

/**
 * Every object that a PDF reader could find, whatever the file's cross-reference table says: also an
 * object that a later one with the same number replaces, and one within a stream. pdf-lib itself
 * keeps only the last object of each number. Null stands for an object stream that cannot be read or
 * has a number twice.
 */
async function* allPdfObjects(file: Buffer, pdf: PdfLib): AsyncGenerator<PDFObject | null> {
  for (const { index } of file.toString('latin1').matchAll(objectStart)) {
    const object = objectAt(file.subarray(index + 3), pdf)
    if (object === null) continue
    yield object
    yield* (await objectsInside(object, pdf)) ?? [null]
  }
}

function objectAt(bytes: Uint8Array, pdf: PdfLib): PDFObject | null {
  try {
    return pdf.PDFObjectParser.forBytes(bytes, pdf.PDFContext.create()).parseObject()
  } catch {
    // The text "obj" in something else.
    return null
  }
}

async function objectsInside(object: PDFObject, pdf: PdfLib): Promise<PDFObject[] | null> {
  if (!(object instanceof pdf.PDFRawStream)) return []
  const number = object.dict.get(pdf.PDFName.of('N'))
  if (number === undefined || !object.dict.has(pdf.PDFName.of('First'))) return []
  try {
    await pdf.PDFObjectStreamParser.forStream(object).parseIntoContext()
  } catch {
    return null
  }
  const inside = object.dict.context.enumerateIndirectObjects().map(([, each]) => each)
  const isWhole = number instanceof pdf.PDFNumber && inside.length === number.asNumber()
  return isWhole ? inside : null
}
