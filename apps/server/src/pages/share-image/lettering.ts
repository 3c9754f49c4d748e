import fontkit, { type Font } from '@cantoo/fontkit'
import { madeOnce } from '../../operations/made-once.ts'
import { readTypeface } from '../read-typeface.ts'

/** Writes in one weight of the typeface. */
export type Lettering = {
  widthOf: (text: string, size: number) => number
  /** The text as outlines, its first letter on the baseline at the origin. */
  outlinesOf: (text: string, size: number) => string
}
export type Letterings = { plain: Lettering; strong: Lettering }

/** The site's typeface as outlines: the renderer would replace a typeface that is not installed. */
export const readLetterings = madeOnce(async (): Promise<Letterings> => {
  const { plain, strong } = await readTypeface()
  return { plain: letteringOf(plain), strong: letteringOf(strong) }
})

function letteringOf(file: Uint8Array): Lettering {
  const font = fontkit.create(file)
  if (!('layout' in font)) throw new Error('The file holds more than one weight.')
  const scaleOf = (size: number) => size / font.unitsPerEm
  return {
    // Without kerning, which only brings letters closer and takes a hundred times longer.
    widthOf: (text, size) =>
      scaleOf(size) *
      font.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0),
    outlinesOf: (text, size) =>
      `<g transform="scale(${scaleOf(size)})">${glyphsOf(font, text)}</g>`,
  }
}

/** In the font's own units, whose y points upwards. */
function glyphsOf(font: Font, text: string): string {
  const { glyphs, positions } = font.layout(text)
  let right = 0
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions?.[index] ?? {}
      const path = `<path transform="matrix(1 0 0 -1 ${right + xOffset} 0)" d="${glyph.path.toSVG()}"/>`
      right += xAdvance
      return path
    })
    .join('')
}
