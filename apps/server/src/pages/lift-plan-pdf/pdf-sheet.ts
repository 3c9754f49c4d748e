import { type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'

export const sheet = { width: 595.28, height: 841.89, margin: 36, gap: 12 } as const

export type Fonts = { plain: PDFFont; strong: PDFFont }
export type Colour = 'ink' | 'muted' | 'green' | 'red' | 'orange'
const colours = {
  ink: rgb(0, 0, 0),
  muted: rgb(0.3, 0.3, 0.3),
  green: rgb(0.11, 0.45, 0.28),
  red: rgb(0.7, 0.13, 0.13),
  orange: rgb(0.73, 0.32, 0),
}
type Style = { size: number; isStrong?: boolean; colour?: Colour }
/** A strip of the sheet: `y` is its upper edge. */
export type Strip = { x: number; y: number; width: number }

const leading = 1.3

/** Writes text downwards on a page; every call returns where the next one begins. */
export function writerOn(page: PDFPage, fonts: Fonts) {
  const fontOf = ({ isStrong = false }: Style) => (isStrong ? fonts.strong : fonts.plain)
  const widthOf = (text: string, style: Style) => fontOf(style).widthOfTextAtSize(text, style.size)

  const put = (text: string, at: { x: number; y: number }, style: Style) => {
    const { size, colour = 'ink' } = style
    page.drawText(text, {
      x: at.x,
      y: at.y - size,
      size,
      font: fontOf(style),
      color: colours[colour],
    })
  }
  const linesOf = (text: string, width: number, style: Style): string[] => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last === undefined || widthOf(longer, style) > width) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  }
  const paragraph = (text: string, { x, y, width }: Strip, style: Style): number =>
    linesOf(text, width, style).reduce((top, line) => {
      put(line, { x, y: top }, style)
      return top - style.size * leading
    }, y)

  return {
    paragraph,
    rule({ x, y, width }: Strip): number {
      page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.75 })
      return y - 4
    },
    /** A label and its value at the right, or below the label where the line is too short for both. */
    pair([label, value]: readonly [string, string], strip: Strip, style: Style): number {
      const strong = { ...style, isStrong: true }
      const { x, y, width } = strip
      const labels = linesOf(label, width, style)
      const below = paragraph(label, strip, { ...style, colour: 'muted' })
      const valueWidth = widthOf(value, strong)
      const isBeside = labels.length === 1 && widthOf(label, style) + valueWidth + 6 <= width
      if (!isBeside) return paragraph(value, { ...strip, y: below }, strong)
      put(value, { x: x + width - valueWidth, y }, strong)
      return below
    },
  }
}
export type Writer = ReturnType<typeof writerOn>
