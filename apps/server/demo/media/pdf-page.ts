/** Points from the lower left corner of an A4 page, as PDF counts. */
type Text = { x: number; y: number; size: number; isBold?: boolean; text: string }
type Line = { from: readonly [number, number]; to: readonly [number, number] }
export type PdfPage = { title: string; texts: Text[]; lines: Line[] }

const a4 = '[0 0 595 842]'

// Windows-1252 where it differs from Latin-1; the built-in typefaces know no other signs.
const signs: Record<string, number> = { '–': 0x96, '—': 0x97, '’': 0x92, '”': 0x94, '…': 0x85 }

function encoded(text: string): string {
  return [...text]
    .map((sign) => {
      const code = signs[sign] ?? sign.codePointAt(0) ?? 0x3f
      const byte = code > 0xff ? 0x3f : code
      const isPlain = byte >= 0x20 && byte < 0x7f && !'()\\'.includes(sign)
      return isPlain ? sign : `\\${byte.toString(8).padStart(3, '0')}`
    })
    .join('')
}

const number = (value: number) => String(Math.round(value * 100) / 100)

function drawing({ texts, lines }: PdfPage): string {
  const strokes = lines.map(
    ({ from, to }) => `${from.map(number).join(' ')} m ${to.map(number).join(' ')} l S`,
  )
  const words = texts.map(
    ({ x, y, size, isBold, text }) =>
      `BT /${isBold ? 'B' : 'R'} ${size} Tf ${number(x)} ${number(y)} Td (${encoded(text)}) Tj ET`,
  )
  return ['0.5 w', ...strokes, ...words].join('\n')
}

const typeface = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A PDF of one page in the typefaces that every reader has; the same page gives the same bytes. */
export function pdfFile(page: PdfPage): Buffer {
  const content = drawing(page)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (sv-SE) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${a4} /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    typeface('Helvetica'),
    typeface('Helvetica-Bold'),
    `<< /Title (${encoded(page.title)}) >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  // Everything is ASCII, so that a character is a byte and the offsets hold.
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'ascii')
}
