import type { PDFObject } from '@cantoo/pdf-lib'

type PdfLib = typeof import('@cantoo/pdf-lib')

const objectStart = /(?<!end)obj/g

/**
 * Every object that a PDF reader could find, whatever the file's cross-reference table says: also an
 * object that a later one with the same number replaces, and one within a stream. pdf-lib itself
 * keeps only the last object of each number. Null stands for an object stream that cannot be read or
 * has a number twice.
 */
export async function* allPdfObjects(file: Buffer, pdf: PdfLib): AsyncGenerator<PDFObject | null> {
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
