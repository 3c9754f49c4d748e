import type { PDFObject } from '@cantoo/pdf-lib'

type PdfLib = typeof import('@cantoo/pdf-lib')

const beginning = /(?<!end)obj/g

/**
 * Every object that a file can lead a reader to, whatever its table of objects says: also one that a
 * later object of the same number hides, and one that lies within a stream. pdf-lib itself reads
 * from the beginning to the end and keeps the last of each number. Null: an object stream that holds
 * a number twice, or cannot be read.
 */
export async function* allPdfObjects(file: Buffer, pdf: PdfLib): AsyncGenerator<PDFObject | null> {
  for (const { index } of file.toString('latin1').matchAll(beginning)) {
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
    // Three letters of something else.
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
