import { type Box, polyline, rect, type Shape } from '../machine-drawing/shapes.ts'

/** How thick a wall is drawn, in view units. */
const thick = 6

/** A wall that is cut, behind its face at `left`, hatched. */
export function wallSection({ left, bottom, top }: Omit<Box, 'right'>, unitM: number): Shape[] {
  const width = thick * unitM
  const right = left + width
  const strokes: Shape[] = []
  for (let y = bottom; y + width <= top; y += width) {
    strokes.push(polyline('detail', [left, y], [right, y + width]))
  }
  return [
    rect('ghost', { left, right, bottom, top }),
    ...strokes,
    rect('frame', { left, right, bottom, top }),
  ]
}
