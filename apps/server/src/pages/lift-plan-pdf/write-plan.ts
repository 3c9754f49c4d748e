import type { PlanSection, PlanVerdict } from '@minikran/i18n/lift-plan-text'
import { type Colour, type Strip, sheet, type Writer } from './pdf-sheet.ts'

const columns = 3
const columnWidth = (sheet.width - 2 * sheet.margin - (columns - 1) * sheet.gap) / columns
const text = { size: 8.5 }
const verdictColours: Record<PlanVerdict['kind'], Colour> = {
  yes: 'green',
  warn: 'orange',
  no: 'red',
  ask: 'orange',
}

export const columnAt = (index: number) => sheet.margin + index * (columnWidth + sheet.gap)
/** The sketch is two columns wide. */
export const sketchWidth = 2 * columnWidth + sheet.gap

/**
 * Writes the sections beside and below the sketch, each into the column with the most room left;
 * returns where the lowest one ends.
 */
export function writeSections(
  write: Writer,
  sections: readonly PlanSection[],
  { top, sketchEnd }: { top: number; sketchEnd: number },
): number {
  const ends = [sketchEnd, sketchEnd, top]
  for (const section of sections) {
    const highest = Math.max(...ends)
    const column = ends.indexOf(highest)
    const strip = { x: columnAt(column), y: highest, width: columnWidth }
    ends[column] = writeSection(write, section, strip) - 8
  }
  return Math.min(...ends)
}

function writeSection(write: Writer, section: PlanSection, strip: Strip): number {
  const { title, verdict, lines, note } = section
  let y = write.rule(strip)
  y = write.paragraph(title, { ...strip, y }, { size: 10.5, isStrong: true })
  if (verdict !== null) {
    const colour = verdictColours[verdict.kind]
    y = write.paragraph(verdict.text, { ...strip, y }, { ...text, isStrong: true, colour })
  }
  for (const { label, value } of lines) {
    y = write.pair([label, value], { ...strip, y }, text)
  }
  return note === null ? y : write.paragraph(note, { ...strip, y }, text)
}
