import type { Box, Figure, TextShape } from './shapes.ts'

/** Text height in view units; the site may set it smaller on wide screens, never larger. */
export const textSize = 13
// In the typeface of the site figures are 0.6 em and m 0.88 em wide, space and comma a third:
// counted like this, "770 mm" is a little wider than it is set.
const signWidth = 0.66

const unitTexts = { m: ' m', mm: ' mm', kg: ' kg', deg: '°' } as const

/** The label's text, at its longest in any language. */
export function labelText({ value, unit }: Figure): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.length > 3 ? `${whole.slice(0, -3)} ${whole.slice(-3)}` : whole
  const number = decimals === undefined ? grouped : `${grouped},${decimals}`
  return `${number}${unit === null ? '' : unitTexts[unit]}`
}

/** Estimated width in metres on a sheet where a view unit is `unitM` metres. */
export function labelWidth(figure: Figure, unitM: number): number {
  return labelText(figure).length * signWidth * textSize * unitM
}

const ascent = 0.76
const descent = 0.22

/** The box of a label on the sheet, in metres. */
export function labelBox(text: TextShape, unitM: number): Box {
  const width = labelWidth(text.figure, unitM)
  const em = textSize * unitM
  const before = { start: 0, middle: width / 2, end: width }[text.anchor]
  const [x, y] = text.at
  if (text.turned) {
    const bottom = y - before
    return { left: x - ascent * em, right: x + descent * em, bottom, top: bottom + width }
  }
  const left = x - before
  return { left, right: left + width, bottom: y - descent * em, top: y + ascent * em }
}
