import { labelWidth, textSize } from './label.ts'
import type { Box, TextShape } from './shapes.ts'

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
