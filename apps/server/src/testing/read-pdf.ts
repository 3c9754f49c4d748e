import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** The texts of a font's glyphs, by their four hexadecimal digits. */
type Glyphs = ReadonlyMap<string, string>

/** The texts of a file's first page with spaces between them, in the order in which they were written. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { node } = pdf.getPage(0)
  const named = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const fonts = new Map(
    named?.entries().map(([name]) => {
      const map = named.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'))
      return [name.asString(), readGlyphs(textOf(map))]
    }),
  )
  const contents = node.Contents()
  if (!(contents instanceof PDFArray)) throw new Error('The page has no list of streams')
  const streams = contents.asArray().map((_, index) => textOf(contents.lookup(index)))
  return readTexts(streams.join('\n'), fonts).join(' ')
}

function textOf(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('A part of the page is no stream')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

function readGlyphs(map: string): Glyphs {
  const pairs = map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)
  return new Map(
    [...pairs].map(([, glyph = '', unicode = '']) => [
      glyph.toUpperCase(),
      Buffer.from(unicode, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

/** `/Font-1 8 Tf` chooses a font, `<0001…> Tj` writes glyphs of it. */
function readTexts(contents: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  const texts: string[] = []
  let glyphs: Glyphs = new Map()
  for (const [, font, written = ''] of contents.matchAll(/(\/\S+) \S+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map()
    else texts.push(written.replaceAll(/.{4}/g, (glyph) => glyphs.get(glyph.toUpperCase()) ?? '?'))
  }
  return texts
}
