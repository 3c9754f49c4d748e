import { type Box, type Point, polyline, type Shape, type View, type ViewName } from './shapes.ts'

export const sheetWidth = 360
/** Higher than this a drawing no longer fits beside its figures on a phone. */
const sheetHeight = 430
/** Lower than this a label beside a vertical measure has no room. */
const sheetLowest = 70

/** Room for labels and dimension lines around what is drawn, in view units. */
export type Lanes = { left: number; right: number; bottom: number; top: number }
export type Sheet = { content: Box; box: Box; unitM: number }

/** Lays metres out on a sheet of 360 units; content that is narrow and high gets room beside it. */
export function layOut(content: Box, lanes: Lanes, grow: 'right' | 'both'): Sheet {
  const width = content.right - content.left
  const height = content.top - content.bottom
  const wide = sheetWidth - lanes.left - lanes.right
  const unitM = Math.max(width / wide, height / (sheetHeight - lanes.bottom - lanes.top))
  const spare = wide * unitM - width
  const left = content.left - (grow === 'both' ? spare / 2 : 0)
  const top = Math.max(content.top, content.bottom + sheetLowest * unitM)
  const grown = { bottom: content.bottom, top, left, right: left + wide * unitM }
  return {
    unitM,
    content: grown,
    box: {
      left: grown.left - lanes.left * unitM,
      right: grown.right + lanes.right * unitM,
      bottom: grown.bottom - lanes.bottom * unitM,
      top: grown.top + lanes.top * unitM,
    },
  }
}

export function viewOf(
  name: ViewName,
  sheet: Sheet,
  drawn: { shapes: Shape[]; gridM: number | null },
): View {
  return { name, box: sheet.box, unitM: sheet.unitM, ...drawn }
}

/** The ground line with short strokes of earth below it. */
export function ground({ content, unitM }: Sheet): Shape[] {
  const strokes: Shape[] = []
  const step = 9 * unitM
  const depth = 5 * unitM
  for (let x = content.left + step; x <= content.right; x += step) {
    const from: Point = [x, 0]
    strokes.push(polyline('detail', from, [x - depth, -depth]))
  }
  return [...strokes, polyline('ground', [content.left, 0], [content.right, 0])]
}

const gridLine = (metre: number) => (metre % 5 === 0 ? 'gridStrong' : 'grid')

/** A square a metre, every fifth line stronger. */
export function metreGrid({ content }: Sheet): Shape[] {
  const { left, right, bottom, top } = content
  const lines: Shape[] = []
  for (let x = Math.ceil(left); x <= right; x += 1) {
    lines.push(polyline(gridLine(x), [x, bottom], [x, top]))
  }
  for (let y = Math.floor(bottom) + 1; y <= top; y += 1) {
    lines.push(polyline(gridLine(y), [left, y], [right, y]))
  }
  // Lines of one weight together: fewer paths on the page.
  return lines.sort((a, b) => Number(inkOf(a) === 'gridStrong') - Number(inkOf(b) === 'gridStrong'))
}

const inkOf = (shape: Shape) => (shape.kind === 'text' ? null : shape.ink)

// As many marks as can be read.
const markStep = (unitM: number) => [1, 5, 10].find((metres) => metres / unitM >= 22) ?? 20

/** The metre marks below the grid. */
export function marksBelow({ content, unitM }: Sheet): Shape[] {
  const step = markStep(unitM)
  const marks: Shape[] = []
  for (let x = 0; x <= content.right; x += step) {
    marks.push(mark([x, content.bottom - 17 * unitM], 'middle', x))
  }
  return marks
}

/** The metre marks below and beside the grid. */
export function scaleMarks(sheet: Sheet): Shape[] {
  const { content, unitM } = sheet
  const step = markStep(unitM)
  const marks = marksBelow(sheet)
  for (let y = step; y <= content.top; y += step) {
    marks.push(mark([content.left - 4 * unitM, y - 4 * unitM], 'end', y))
  }
  return marks
}

function mark(at: Point, anchor: 'middle' | 'end', value: number): Shape {
  return { kind: 'text', at, anchor, turned: false, figure: { value, unit: null } }
}
